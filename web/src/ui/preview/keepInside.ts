/**
 * Keeps what happens in the document of a preview from leading the page around it, or the frame itself, anywhere: a link within the preview
 * scrolls there, any other opens a tab of its own, nothing is submitted, and a dropped file opens nothing. What scrolls into view does so in
 * the frame alone. Ctrl+S reaches the page around.
 */
export function keepInside(preview: Document, frame: HTMLElement): void {
  preview.addEventListener('click', holdLink, true)
  preview.addEventListener('click', followFragment)
  preview.addEventListener('submit', (event) => event.preventDefault())
  for (const type of ['dragover', 'drop'] as const) preview.addEventListener(type, (event) => event.preventDefault())
  scrollAlone(preview, frame)
  preview.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || event.defaultPrevented) return
    const same = new KeyboardEvent('keydown', event)
    if (!frame.dispatchEvent(same)) event.preventDefault()
  })
}

const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('a[href]')
const isOfPage = (link: HTMLAnchorElement) => link.getAttribute('href')!.startsWith('#')

/** What a link leads to within its own document. */
const fragmentOf = (link: HTMLAnchorElement) =>
  link.hash ? link.ownerDocument.getElementById(decodeURIComponent(link.hash.slice(1))) : null

/** Before anything on the page hears of the click: the router would lead the page around to the link's address. */
function holdLink(event: MouseEvent) {
  const link = linkOf(event)
  if (!link || isOfPage(link) || link.hasAttribute('download')) return
  event.preventDefault()
  event.stopPropagation()
  const within = fragmentOf(link)
  if (within) within.scrollIntoView()
  else open(link.href, '_blank', 'noopener')
}

/** After everything on the page heard of it: the browser would load the address of the page around into the frame. */
function followFragment(event: MouseEvent) {
  const link = linkOf(event)
  if (!link || event.defaultPrevented || !isOfPage(link)) return
  event.preventDefault()
  const target = fragmentOf(link)
  target?.scrollIntoView()
  target?.focus({ preventScroll: true })
}

/** A browser scrolls every window around the frame as well: the page would jump, though the frame itself is in view. */
function scrollAlone(preview: Document, frame: HTMLElement) {
  const { prototype } = (preview.defaultView as typeof globalThis & Window).Element
  const scroll = Reflect.get(prototype, 'scrollIntoView') as
    | ((this: Element, options?: boolean | ScrollIntoViewOptions) => void)
    | undefined
  prototype.scrollIntoView = function (options) {
    const around: [Element, number][] = []
    for (let one = frame.parentElement; one; one = one.parentElement) around.push([one, one.scrollTop])
    scroll?.call(this, options)
    for (const [one, top] of around) if (one.scrollTop !== top) one.scrollTop = top
  }
}
