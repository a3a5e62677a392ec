import type { MouseEvent } from 'react'
import { partId } from './QuestionResult.tsx'

/** Handles the click on a link to a question's result: scrolls there and moves the focus. A click that opens a new tab is the browser's. */
export function goToQuestion(event: MouseEvent, id: string): void {
  const part = document.getElementById(partId(id))
  if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  part.scrollIntoView()
  requestAnimationFrame(() => part.scrollIntoView()) // again, as its neighbors have their heights when they are rendered (content-visibility)
  part.focus({ preventScroll: true })
}
