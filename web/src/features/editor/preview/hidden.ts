import { useCallback, useSyncExternalStore } from 'react'
import type { EditorStore } from '../store/editorStore.ts'
import { useEditorStore } from '../store/useEditor.ts'

const none: ReadonlySet<string> = new Set()
const known = new WeakMap<EditorStore, ReadonlySet<string>>()
const listeners = new Set<() => void>()

/** Says which sections and questions the preview of an editor's survey hides just now, by their ids. Null while no preview shows. */
export function tellHidden(store: EditorStore, ids: ReadonlySet<string> | null): void {
  const next = ids ?? none
  if (isSame(known.get(store) ?? none, next)) return
  known.set(store, next)
  for (const listener of listeners) listener()
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) => one.size === other.size && one.isSubsetOf(other)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The ids of the sections and questions that the preview hides just now; a new set only when that changes. */
export function useHiddenInPreview(): ReadonlySet<string> {
  const store = useEditorStore()
  return useSyncExternalStore(
    subscribe,
    useCallback(() => known.get(store) ?? none, [store]),
  )
}
