/**
 * Makes a change and scrolls so that `element` stays where it is in the window. Where there is nothing to scroll and `mayPad`, the area gets room
 * above: by its own padding, since a custom property would make all that inherits it take its styles anew. The room of before goes.
 */
export function keepInPlace(area: HTMLElement, element: Element, mayPad: boolean, change: () => void): void {
  const before = element.getBoundingClientRect().top
  area.style.paddingTop = ''
  change()
  const scroller = scrollerOf(area)
  scroller.scrollTop += element.getBoundingClientRect().top - before
  const missing = before - element.getBoundingClientRect().top
  if (mayPad && missing > 1) area.style.paddingTop = `${missing}px`
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.scrollingElement ?? document.documentElement
}
