import type { Thing } from '../names.ts'
import type { TargetKey } from './mapModel.ts'

/** The section or question that a key stands for. */
export function thingOf(key: TargetKey): Thing {
  const [kind, ...id] = key.split(' ')
  return { kind: kind === 'section' ? 'section' : 'question', id: id.join(' ') }
}
