import { useEffect, type RefObject } from 'react'
import type { Place } from '../store/editorView.ts'
import { useViewed } from '../store/useEditorView.ts'

/** Jumps that were followed: a card that is opened again by hand jumps nowhere. */
const followed = new WeakSet<object>()

/**
 * Brings the rule that somebody jumped to into view and focuses it. `isHere` says whether a place is in `root`; a rule is found by
 * `data-rule`, its index. Without a rule, the first control in `root` takes the focus.
 */
export function useShownGateway(root: RefObject<HTMLElement | null>, isHere: (place: Place) => boolean): void {
  const shown = useViewed((view) => view.shown())
  useEffect(() => {
    if (!shown || !root.current || followed.has(shown) || !isHere(shown.place)) return
    followed.add(shown)
    const rule = 'rule' in shown.place ? shown.place.rule : undefined
    const row = rule === undefined ? null : root.current.querySelector<HTMLElement>(`[data-rule="${rule}"]`)
    const found = row ?? root.current
    found.scrollIntoView?.({ block: row ? 'center' : 'start' })
    found.querySelector<HTMLElement>('select, input, button')?.focus({ preventScroll: true })
  })
}
