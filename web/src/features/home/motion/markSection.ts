/** The part of the window, below its top, in which a section is the one that one is in. */
const reading = '-30% 0px -69% 0px'

/** Marks in the navbar the section of the home page that one is in. Returns what ends it. */
export function markSection(): () => void {
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
