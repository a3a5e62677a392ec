import { useEffect, useEffectEvent } from 'react'
import type { EditorView, Place } from '../store/editorView.ts'
import { useEditorView, useViewed } from '../store/useEditorView.ts'

const handled = new WeakMap<EditorView, number>()

/** Calls `act` once for each jump to this section or question, when what the jump opened is drawn. */
export function useFocusRequest(kind: 'section' | 'question', id: string, act: (place: Place) => void): void {
  const view = useEditorView()
  const onShown = useEffectEvent(act)
  const serial = useViewed((viewed) => {
    const shown = viewed.shown()
    return shown && shown.place.kind === kind && shown.place.id === id ? shown.serial : 0
  })
  useEffect(() => {
    if (!serial || handled.get(view) === serial) return undefined
    const frame = requestAnimationFrame(() => {
      handled.set(view, serial)
      const shown = view.shown()
      if (shown?.serial === serial) onShown(shown.place)
    })
    return () => cancelAnimationFrame(frame)
  }, [view, serial])
}
