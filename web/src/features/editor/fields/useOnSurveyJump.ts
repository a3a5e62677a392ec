import { useEffect, useEffectEvent } from 'react'
import type { EditorView, JumpTarget } from '../store/editorView.ts'
import { useEditorView, useViewSelector } from '../store/useEditorStore.ts'

type SurveyPlace = Extract<JumpTarget, { kind: 'survey' }>

const handled = new WeakMap<EditorView, number>()

/** Calls `onJump` once for each jump to the survey's own fields that `isHere`, even if they are rendered after it. */
export function useOnSurveyJump(isHere: (part: SurveyPlace['part']) => boolean, onJump: (place: SurveyPlace) => void): void {
  const view = useEditorView()
  const onJumpEvent = useEffectEvent(onJump)
  const serial = useViewSelector((viewed) => {
    const shown = viewed.jump()
    return shown?.place.kind === 'survey' && isHere(shown.place.part) ? shown.serial : 0
  })
  useEffect(() => {
    if (!serial || handled.get(view) === serial) return undefined
    const frame = requestAnimationFrame(() => {
      handled.set(view, serial)
      const place = view.jump()?.place
      if (place?.kind === 'survey') onJumpEvent(place)
    })
    return () => cancelAnimationFrame(frame)
  }, [view, serial])
}
