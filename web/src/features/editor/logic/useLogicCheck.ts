import { useSyncExternalStore } from 'react'
import type { LogicWarning } from '#shared/logic/logicWarning.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import { logicChecker, type LogicCheck } from './logicChecker.ts'

/** The last result of the logic check, with the texts missing in one language; null before the first check. */
export function useLogicCheck(): LogicCheck | null {
  const { subscribe, checked } = logicChecker(useEditorStore())
  return useSyncExternalStore(subscribe, checked)
}

/** The logic warnings of the edited survey; none before the first check. They update when typing pauses, not at each keystroke. */
const useLogicWarnings = (): LogicCheck['warnings'] => useLogicCheck()?.warnings ?? none
const none: LogicCheck['warnings'] = []

/** The ids of the sections and questions with a warning; the same set until the warnings change. */
export const useWarnedIds = (): ReadonlySet<string> => warnedIds(useLogicWarnings())

const known = new WeakMap<readonly LogicWarning[], ReadonlySet<string>>()

/** The ids of sections and questions that never show, and of questions whose gateways have a warning. */
function warnedIds(warnings: readonly LogicWarning[]): ReadonlySet<string> {
  const before = known.get(warnings)
  if (before) return before
  const ids = new Set(warnings.flatMap(idsOf))
  known.set(warnings, ids)
  return ids
}

function idsOf(warning: LogicWarning): string[] {
  if (warning.code === 'never_shows') return [warning.target.id]
  if (warning.code === 'gateways_never_agree') return [...warning.targets.section_ids, ...warning.targets.question_ids]
  if (warning.code === 'end_hides') return [warning.place.id, ...warning.targets.section_ids, ...warning.targets.question_ids]
  if (warning.code === 'undecided') return []
  return warning.place.kind === 'branching' ? [] : [warning.place.id]
}
