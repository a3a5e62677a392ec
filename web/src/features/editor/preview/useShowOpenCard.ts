import { useEffect } from 'react'
import { useViewed } from '../store/useEditorView.ts'

/** Scrolls the preview, whose document is `page`, to the question whose card was opened, or to what stands for it while it is hidden. */
export function useShowOpenCard(page: Document | null): void {
  const open = useViewed((view) => view.open())
  useEffect(() => {
    const frame = page?.defaultView
    if (!frame || open === null) return
    const id = CSS.escape(open)
    const target = page.querySelector(`[data-question="${id}"], [data-hidden="${id}"]`)
    if (!target) return
    const { top, bottom } = target.getBoundingClientRect()
    // Not scrollIntoView: that scrolls the editor too.
    if (top < 0 || bottom > frame.innerHeight - roomForBar) frame.scrollTo({ top: frame.scrollY + top - frame.innerHeight / 4 })
  }, [page, open])
}

/** Height of the bar with Submit, in CSS pixels. */
const roomForBar = 80
