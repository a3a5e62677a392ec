import { useEffect, useEffectEvent } from 'react'
import type { EditorView, Place } from '../store/editorView.ts'
import { useEditorView, useViewed } from '../store/useEditorView.ts'

const handled = new WeakMap<EditorView, number>()

/** Calls `act` once for each jump to the survey's own fields, also when they are drawn only after it. */
export function useSurveyShown(act: (place: Extract<Place, { kind: 'survey' }>) => void): void {
  const view = useEditorView()
  const onShown = useEffectEvent(act)
  const serial = useViewed((viewed) => (viewed.shown()?.place.kind === 'survey' ? viewed.shown()!.serial : 0))
  useEffect(() => {
    if (!serial || handled.get(view) === serial) return undefined
    const frame = requestAnimationFrame(() => {
      handled.set(view, serial)
      const place = view.shown()?.place
      if (place?.kind === 'survey') onShown(place)
    })
    return () => cancelAnimationFrame(frame)
  }, [view, serial])
}
