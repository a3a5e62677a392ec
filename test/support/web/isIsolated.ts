/** Whether the page shows that text, and everywhere in an element that takes its direction from it and moves nothing beside it. */
export function isIsolated(text: string): boolean {
  const shows = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.includes(text))
  const places = [...document.querySelectorAll('body *')].filter(shows)
  return places.length > 0 && places.every((place) => place.closest('bdi, [dir=auto]'))
}
