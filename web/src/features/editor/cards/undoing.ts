import type { Edit, EditorStore } from '../store/editorStore.ts'

/** Takes back the edit just made: by undo while nothing came after it, else by `back`, which leaves the later edits alone. */
export function undoing(store: EditorStore, back: Edit): () => void {
  const after = store.survey()
  return () => (store.survey() === after ? store.undo() : store.edit(back))
}
