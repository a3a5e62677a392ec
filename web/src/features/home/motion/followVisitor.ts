import { allowsMotion } from '../carousel/reducedMotion.ts'

/**
 * What the home page does as one moves on it: the navbar marks the section that one is in, the drawn rays bend with the pointer, else with the
 * scroll, and lists that scroll sideways take the focus. Returns what ends it.
 */
export function followVisitor(): () => void {
  const ends = [markSection(), bendRays(), focusScrollers()]
  return () => {
    for (const end of ends) end()
  }
}

/** The part of the window, below its top, in which a section is the one that one is in. */
const reading = '-30% 0px -69% 0px'

function markSection(): () => void {
  const links = new Map(
    [...document.querySelectorAll('header nav a[href*="#"]')].map((link) => [link.getAttribute('href')!.split('#')[1]!, link]),
  )
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) mark(links.get(target.id)!, isIntersecting)
    },
    { rootMargin: reading },
  )
  for (const id of links.keys()) {
    const section = document.getElementById(id)
    if (section) observer.observe(section)
  }
  return () => {
    observer.disconnect()
    for (const link of links.values()) mark(link, false)
  }
}

function mark(link: Element, isCurrent: boolean): void {
  if (isCurrent) link.setAttribute('aria-current', 'location')
  else link.removeAttribute('aria-current')
  link.classList.toggle('accented', isCurrent)
  link.classList.toggle('muted', !isCurrent)
}

/** How far the rays bend, from -1 to 1, is the property `--bend` of the page. */
function bendRays(): () => void {
  const { style } = document.documentElement
  let frame = 0
  const bendTo = (share: number) => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => style.setProperty('--bend', allowsMotion() ? (2 * share - 1).toFixed(2) : '0'))
  }
  const hasPointer = globalThis.matchMedia?.('(hover: hover)').matches
  const onPointer = ({ clientY }: PointerEvent) => bendTo(clientY / innerHeight)
  const onScroll = () => bendTo(Math.min(1, 0.5 + scrollY / innerHeight / 2))
  if (hasPointer) addEventListener('pointermove', onPointer, { passive: true })
  else addEventListener('scroll', onScroll, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', onPointer)
    removeEventListener('scroll', onScroll)
    style.removeProperty('--bend')
  }
}

function focusScrollers(): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
  })
  for (const list of document.querySelectorAll('[data-scrolls]')) observer.observe(list)
  return () => observer.disconnect()
}
