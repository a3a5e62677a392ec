/** Links scroll within the preview or open a new tab; forms and dropped files do nothing. scrollIntoView stays in the frame, Ctrl+S does not. */
export function keepInside(preview: Document, frame: HTMLElement): void {
  preview.addEventListener('click', interceptLink, true)
  preview.addEventListener('click', followFragment)
  preview.addEventListener('submit', (event) => event.preventDefault())
  for (const type of ['dragover', 'drop'] as const) preview.addEventListener(type, (event) => event.preventDefault())
  keepScrollInside(preview, frame)
  preview.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || event.defaultPrevented) return
    const same = new KeyboardEvent('keydown', event)
    if (!frame.dispatchEvent(same)) event.preventDefault()
  })
}

const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>('a[href]')
const isFragmentLink = (link: HTMLAnchorElement) => link.getAttribute('href')!.startsWith('#')

/** The element in the link's document that its fragment names. */
const fragmentOf = (link: HTMLAnchorElement) =>
  link.hash ? link.ownerDocument.getElementById(decodeURIComponent(link.hash.slice(1))) : null

/** In the capture phase, before the router's handler, which would navigate the page. */
function interceptLink(event: MouseEvent) {
  const link = linkOf(event)
  if (!link || isFragmentLink(link) || link.hasAttribute('download')) return
  event.preventDefault()
  event.stopPropagation()
  const within = fragmentOf(link)
  if (within) within.scrollIntoView()
  else open(link.href, '_blank', 'noopener')
}

/** In the bubble phase, after every other handler: by default the browser would load the page's address into the frame. */
function followFragment(event: MouseEvent) {
  const link = linkOf(event)
  if (!link || event.defaultPrevented || !isFragmentLink(link)) return
  event.preventDefault()
  const target = fragmentOf(link)
  target?.scrollIntoView()
  target?.focus({ preventScroll: true })
}

/** Replaces scrollIntoView in the preview, which would scroll the page around the frame too. */
function keepScrollInside(preview: Document, frame: HTMLElement) {
  const { prototype } = (preview.defaultView as typeof globalThis & Window).Element
  const scroll = Reflect.get(prototype, 'scrollIntoView') as
    | ((this: Element, options?: boolean | ScrollIntoViewOptions) => void)
    | undefined
  prototype.scrollIntoView = function (options) {
    const ancestors: [Element, number][] = []
    for (let element = frame.parentElement; element; element = element.parentElement) ancestors.push([element, element.scrollTop])
    scroll?.call(this, options)
    for (const [element, top] of ancestors) if (element.scrollTop !== top) element.scrollTop = top
  }
}
