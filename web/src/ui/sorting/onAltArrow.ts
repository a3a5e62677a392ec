import type { KeyboardEvent } from 'react'

/** Alt with an arrow up or down, but where the arrows have a meaning of their own: opening a list, moving in a rich text. */
export function onAltArrow(event: KeyboardEvent, move: (step: 1 | -1) => void): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  if ((event.target as Element).closest('select, [contenteditable=true], dialog')) return
  event.preventDefault()
  move(event.key === 'ArrowUp' ? -1 : 1)
}
