import { useEffect, useEffectEvent } from 'react'
import type { EditorView, JumpTarget } from './editorView.ts'
import { useEditorView, useViewSelector } from './useEditorStore.ts'

const handled = new WeakMap<EditorView, number>()

type Place<Kind> = Extract<JumpTarget, { kind: Kind }>

/** Calls `onJump` once for each jump to a place that `isHere`, after what it leads to is rendered: the opened card, or the survey's own fields. */
export function useOnJump<Kind extends JumpTarget['kind']>(
  kind: Kind,
  isHere: (place: Place<Kind>) => boolean,
  onJump: (place: Place<Kind>) => void,
): void {
  const view = useEditorView()
  const onJumpEvent = useEffectEvent(onJump)
  const serial = useViewSelector((viewed) => {
    const shown = viewed.jump()
    return shown?.place.kind === kind && isHere(shown.place as Place<Kind>) ? shown.serial : 0
  })
  useEffect(() => {
    if (!serial || handled.get(view) === serial) return undefined
    const frame = requestAnimationFrame(() => {
      handled.set(view, serial)
      const shown = view.jump()
      if (shown?.serial === serial) onJumpEvent(shown.place as Place<Kind>)
    })
    return () => cancelAnimationFrame(frame)
  }, [view, serial])
}
