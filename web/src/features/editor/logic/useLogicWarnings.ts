import { useSyncExternalStore } from 'react'
import { useEditorStore } from '../store/useEditor.ts'
import { logicChecker, type Checked } from './logicChecker.ts'
import { warnedIds } from './warnedIds.ts'

/** What the logic check found in the edited survey, and the texts that are missing in a language; null before the first look. */
export function useChecked(): Checked | null {
  const { subscribe, checked } = logicChecker(useEditorStore())
  return useSyncExternalStore(subscribe, checked)
}

/** The warnings on the edited survey's branching; none before the first look. They come while nobody types, not with a keystroke. */
const useLogicWarnings = (): Checked['warnings'] => useChecked()?.warnings ?? none
const none: Checked['warnings'] = []

/** The ids of the sections and questions that a warning is about, for a mark on their lines; a new set only when the warnings change. */
export const useWarnedIds = (): ReadonlySet<string> => warnedIds(useLogicWarnings())
