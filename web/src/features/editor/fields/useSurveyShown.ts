import { useEffect, useEffectEvent } from 'react'
import type { EditorView } from '../store/editorView.ts'
import { useEditorView, useViewed } from '../store/useEditorView.ts'

const handled = new WeakMap<EditorView, number>()

/** Calls `act` once for each jump to the survey's own fields, also when they are drawn only after it. */
export function useSurveyShown(act: () => void): void {
  const view = useEditorView()
  const onShown = useEffectEvent(act)
  const serial = useViewed((viewed) => (viewed.shown()?.place.kind === 'survey' ? viewed.shown()!.serial : 0))
  useEffect(() => {
    if (!serial || handled.get(view) === serial) return undefined
    const frame = requestAnimationFrame(() => {
      handled.set(view, serial)
      onShown()
    })
    return () => cancelAnimationFrame(frame)
  }, [view, serial])
}
