import { useEffect } from 'react'
import { useViewSelector } from '../store/useEditorStore.ts'

/** Scrolls the preview's document `page` to the open card's question or note, after the card is painted, since it measures the page. */
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
  // Not scrollIntoView, which would scroll the editor too.
  if (top < 0 || bottom > frame.innerHeight - roomForBar) frame.scrollTo({ top: frame.scrollY + top - frame.innerHeight / 4 })
}

/** Height of the sticky Submit bar, in CSS pixels. */
const roomForBar = 80
