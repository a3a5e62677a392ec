import type { SurveyBody } from '#shared/survey/survey.ts'
import { createStore } from '../../../lib/store/createStore.ts'

/** Steps that undo goes back. */
export const undoSteps = 100

/** A change of the survey as a pure function; what it does not touch stays the very object. Answering its argument is no change. */
export type Edit = (survey: SurveyBody) => SurveyBody
/** `merge`: edits in a row with the same key, such as the letters typed into one field, are one step of undo. */
type EditOptions = { merge?: string }

export type EditorStore = ReturnType<typeof createEditorStore>

/** The survey being edited, with undo and redo. Nothing else holds a copy; every component reads from here what it shows. */
export function createEditorStore(first: SurveyBody) {
  const { get: survey, set: setSurvey, subscribe } = createStore(first)
  let past: SurveyBody[] = []
  let future: SurveyBody[] = []
  let merging: string | undefined

  return {
    survey,
    subscribe,
    /** Whether the last edit was of a run that may go on, such as letters typed into one field. */
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
    /** Ends a run of merged edits: the next one is a step of its own. For when a field loses the focus. */
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

/** Takes back the edit just made: by undo while nothing came after it, else by `back`, which leaves the later edits alone. */
export function undoOf(store: EditorStore, back: Edit): () => void {
  const after = store.survey()
  return () => (store.survey() === after ? store.undo() : store.edit(back))
}
