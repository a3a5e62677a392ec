import { useEffect, useEffectEvent } from 'react'
import type { EditorView, JumpTarget } from '../store/editorView.ts'
import { useEditorView, useViewSelector } from '../store/useEditorStore.ts'

const handled = new WeakMap<EditorView, number>()

/** Calls `onJump` once for each jump to this section or question, after the opened card is rendered. */
export function useOnJump(kind: 'section' | 'question', id: string, onJump: (place: JumpTarget) => void): void {
  const view = useEditorView()
  const onJumpEvent = useEffectEvent(onJump)
  const serial = useViewSelector((viewed) => {
    const shown = viewed.jump()
    return shown && shown.place.kind === kind && shown.place.id === id ? shown.serial : 0
  })
  useEffect(() => {
    if (!serial || handled.get(view) === serial) return undefined
    const frame = requestAnimationFrame(() => {
      handled.set(view, serial)
      const shown = view.jump()
      if (shown?.serial === serial) onJumpEvent(shown.place)
    })
    return () => cancelAnimationFrame(frame)
  }, [view, serial])
}
