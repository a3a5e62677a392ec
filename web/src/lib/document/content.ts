import { createStore } from '../store/createStore.ts'

/** How many steps undo keeps. */
export const undoSteps = 100

/** A change of a body as a pure function. Parts that it does not change keep their identity; returning its argument means no change. */
export type Edit<Body> = (now: Body) => Body
/** `merge`: consecutive edits with the same key, such as letters typed into one field, are one undo step. */
type EditOptions = { merge?: string | undefined }

export type Content<Body> = ReturnType<typeof createContent<Body>>

/** The edited body of a document with undo and redo; the only copy, which every component reads. */
export function createContent<Body>(first: Body) {
  const { get, set, subscribe } = createStore(first)
  let past: Body[] = []
  let future: Body[] = []
  let merging: string | undefined

  return {
    get,
    subscribe,
    /** Whether the last edit may still be merged with the next, such as letters typed into one field. */
    isTyping: () => merging !== undefined,
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    edit: (change: Edit<Body>, { merge }: EditOptions = {}) => {
      const next = change(get())
      if (next === get()) return
      if (merge === undefined || merge !== merging) past = [...past, get()].slice(-undoSteps)
      merging = merge
      future = []
      set(next)
    },
    /** Ends merging: the next edit is its own undo step. Called when a field loses the focus. */
    closeUndoStep: () => {
      merging = undefined
    },
    undo: () => {
      const before = past.at(-1)
      if (before === undefined) return
      past = past.slice(0, -1)
      future = [get(), ...future]
      merging = undefined
      set(before)
    },
    redo: () => {
      const [after, ...rest] = future
      if (after === undefined) return
      past = [...past, get()]
      future = rest
      merging = undefined
      set(after)
    },
  }
}

/** Returns a function that takes back the last edit: by undo if nothing was edited since, else by the edit `back`, which keeps later edits. */
export function undoOf<Body>(content: Content<Body>, back: Edit<Body>): () => void {
  const after = content.get()
  return () => (content.get() === after ? content.undo() : content.edit(back))
}
