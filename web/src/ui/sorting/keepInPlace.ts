/**
 * Makes a change and scrolls so that `element` stays where it is in the window. Where there is nothing to scroll, the area gets room above
 * through the custom property `--room`.
 */
export function keepInPlace(area: HTMLElement, element: Element | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top
  area.style.removeProperty('--room')
  change()
  if (!element || before === undefined) return
  const scroller = scrollerOf(area)
  scroller.scrollTop += element.getBoundingClientRect().top - before
  const missing = before - element.getBoundingClientRect().top
  if (area.dataset['sorting'] && missing > 1) area.style.setProperty('--room', `${missing}px`)
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.scrollingElement ?? document.documentElement
}
