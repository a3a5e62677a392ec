import { useEffect } from 'react'
import { useViewSelector } from '../store/useEditorStore.ts'

/**
 * Scrolls the preview, whose document is `page`, to the question whose card was opened, or to what stands for it while it is hidden. It measures
 * the page, so the card is painted first.
 */
export function useScrollToOpenCard(page: Document | null): void {
  const open = useViewSelector((view) => view.open())
  useEffect(() => {
    if (!page || open === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const painted = requestAnimationFrame(() => {
      timer = setTimeout(() => scrollToQuestion(page, open))
    })
    return () => {
      cancelAnimationFrame(painted)
      clearTimeout(timer)
    }
  }, [page, open])
}

function scrollToQuestion(page: Document, questionId: string): void {
  const frame = page.defaultView
  const id = CSS.escape(questionId)
  const target = page.querySelector(`[data-question="${id}"], [data-hidden="${id}"]`)
  if (!frame || !target) return
  const { top, bottom } = target.getBoundingClientRect()
  // Not scrollIntoView: that scrolls the editor too.
  if (top < 0 || bottom > frame.innerHeight - roomForBar) frame.scrollTo({ top: frame.scrollY + top - frame.innerHeight / 4 })
}

/** Height of the bar with Submit, in CSS pixels. */
const roomForBar = 80
