import { flushSync } from 'react-dom'

/** Makes a change of the page at once and leaves the focus where it is: an element that changes its place would lose it. */
export function keepingFocus(change: () => void): void {
  const focused = document.activeElement
  flushSync(change)
  if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused) focused.focus()
  focused?.scrollIntoView?.({ block: 'nearest' })
}
