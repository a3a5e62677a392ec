import { createContext, use, useSyncExternalStore } from 'react'
import type { EditorView } from './editorView.ts'

export const EditorViewContext = createContext<EditorView | null>(null)

/** The view of the editor around. */
export function useEditorView(): EditorView {
  const view = use(EditorViewContext)
  if (!view) throw new Error('No editor around this component')
  return view
}

/** What `select` reads of the view; the component renders when that changes. */
export function useViewed<T>(select: (view: EditorView) => T): T {
  const view = useEditorView()
  return useSyncExternalStore(view.subscribe, () => select(view))
}
