import type { LogicPlace } from '#shared/logic/logicWarning.ts'

/** Whether two places are the same rule, gateway or card. */
export function isSameLogicPlace(one: LogicPlace, other: LogicPlace): boolean {
  if (one.kind === 'branching') return other.kind === 'branching' && one.entry === other.entry && one.rule === other.rule
  if (one.kind === 'section') return other.kind === 'section' && one.id === other.id
  return other.kind === 'question' && one.id === other.id && one.part === other.part && one.rule === other.rule
}
