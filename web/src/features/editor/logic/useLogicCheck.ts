import { useSyncExternalStore } from 'react'
import type { LogicWarning } from '#shared/logic/logicWarning.ts'
import { useEditorStore } from '../store/useEditorStore.ts'
import { logicChecker, type LogicCheck } from './logicChecker.ts'

/** What the logic check found in the edited survey, and the texts that are missing in a language; null before the first look. */
export function useLogicCheck(): LogicCheck | null {
  const { subscribe, checked } = logicChecker(useEditorStore())
  return useSyncExternalStore(subscribe, checked)
}

/** The warnings on the edited survey's branching; none before the first look. They come while nobody types, not with a keystroke. */
const useLogicWarnings = (): LogicCheck['warnings'] => useLogicCheck()?.warnings ?? none
const none: LogicCheck['warnings'] = []

/** The ids of the sections and questions that a warning is about, for a mark on their lines; a new set only when the warnings change. */
export const useWarnedIds = (): ReadonlySet<string> => warnedIds(useLogicWarnings())

const known = new WeakMap<readonly LogicWarning[], ReadonlySet<string>>()

/** The ids of the sections and questions that warnings are about: what never shows, and the questions whose gateways have a fault. */
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
  return warning.place.kind === 'branching' ? [] : [warning.place.id]
}
