/** As one moves on the home page, the navbar marks the section that one is in; lists that scroll sideways take the focus. Returns what ends it. */
export function followVisitor(): () => void {
  const ends = [markSection(), focusScrollers()]
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
