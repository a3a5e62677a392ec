import { useEffect, type RefObject } from 'react'
import type { JumpTarget } from '../store/editorView.ts'
import { useViewSelector } from '../store/useEditorStore.ts'

/** Jumps that were followed: a card that is opened again by hand jumps nowhere. */
const handled = new WeakSet<object>()

/**
 * Brings the rule that somebody jumped to into view and focuses it. `isHere` says whether a place is in `root`; a rule is found by
 * `data-rule`, its index. Without a rule, the first control in `root` takes the focus.
 */
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
