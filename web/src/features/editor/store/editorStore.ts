import type { SurveyBody } from '#shared/survey/survey.ts'
import { createStore } from '../../../lib/store/createStore.ts'

/** How many steps undo keeps. */
export const undoSteps = 100

/** A change of the survey as a pure function. Parts that it does not change keep their identity; returning its argument means no change. */
export type Edit = (survey: SurveyBody) => SurveyBody
/** `merge`: consecutive edits with the same key, such as letters typed into one field, are one undo step. */
type EditOptions = { merge?: string }

export type EditorStore = ReturnType<typeof createEditorStore>

/** The edited survey with undo and redo; the only copy, which every component reads. */
export function createEditorStore(first: SurveyBody) {
  const { get: survey, set: setSurvey, subscribe } = createStore(first)
  let past: SurveyBody[] = []
  let future: SurveyBody[] = []
  let merging: string | undefined

  return {
    survey,
    subscribe,
    /** Whether the last edit may still be merged with the next, such as letters typed into one field. */
    isTyping: () => merging !== undefined,
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    edit: (change: Edit, { merge }: EditOptions = {}) => {
      const next = change(survey())
      if (next === survey()) return
      if (merge === undefined || merge !== merging) past = [...past, survey()].slice(-undoSteps)
      merging = merge
      future = []
      setSurvey(next)
    },
    /** Ends merging: the next edit is its own undo step. Called when a field loses the focus. */
    closeUndoStep: () => {
      merging = undefined
    },
    undo: () => {
      const before = past.at(-1)
      if (!before) return
      past = past.slice(0, -1)
      future = [survey(), ...future]
      merging = undefined
      setSurvey(before)
    },
    redo: () => {
      const [after, ...rest] = future
      if (!after) return
      past = [...past, survey()]
      future = rest
      merging = undefined
      setSurvey(after)
    },
  }
}

/** Returns a function that takes back the last edit: by undo if nothing was edited since, else by the edit `back`, which keeps later edits. */
export function undoOf(store: EditorStore, back: Edit): () => void {
  const after = store.survey()
  return () => (store.survey() === after ? store.undo() : store.edit(back))
}
