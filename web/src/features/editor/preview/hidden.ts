import { useCallback, useSyncExternalStore } from 'react'
import { createListeners } from '../../../lib/store/createStore.ts'
import type { EditorStore } from '../store/editorStore.ts'
import { useEditorStore } from '../store/useEditorStore.ts'

const none: ReadonlySet<string> = new Set()
const hiddenByEditor = new WeakMap<EditorStore, ReadonlySet<string>>()
const { notify, subscribe } = createListeners()

export function setHiddenInPreview(store: EditorStore, ids: ReadonlySet<string> | null): void {
  const next = ids ?? none
  if (isSame(hiddenByEditor.get(store) ?? none, next)) return
  hiddenByEditor.set(store, next)
  notify()
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) => one.size === other.size && [...one].every((id) => other.has(id))

export function useHiddenInPreview(): ReadonlySet<string> {
  const store = useEditorStore()
  return useSyncExternalStore(
    subscribe,
    useCallback(() => hiddenByEditor.get(store) ?? none, [store]),
  )
}
