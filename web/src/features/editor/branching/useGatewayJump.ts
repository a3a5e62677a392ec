import { useEffect, type RefObject } from 'react'
import type { JumpTarget } from '../store/editorView.ts'
import { useViewSelector } from '../store/useEditorStore.ts'

/** Jumps that were handled already, so that opening a card by hand does not jump again. */
const handled = new WeakSet<object>()

/** On a jump to a place for which `isHere` is true: focuses the rule with its index in `data-rule`, else the first control in `root`. */
export function useGatewayJump(root: RefObject<HTMLElement | null>, isHere: (place: JumpTarget) => boolean): void {
  const jump = useViewSelector((view) => view.jump())
  useEffect(() => {
    if (!jump || !root.current || handled.has(jump) || !isHere(jump.place)) return
    handled.add(jump)
    const rule = 'rule' in jump.place ? jump.place.rule : undefined
    const row = rule === undefined ? null : root.current.querySelector<HTMLElement>(`[data-rule="${rule}"]`)
    const found = row ?? root.current
    found.scrollIntoView?.({ block: row ? 'center' : 'start' })
    found.querySelector<HTMLElement>('select, input, button')?.focus({ preventScroll: true })
  })
}
