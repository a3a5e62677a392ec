import { anchorOf, type Group } from '../content/content.ts'

/** Milliseconds in which a part may still come, and the frame still take its size. A part without content never comes. */
const patience = 3000

/** Brings a part of the home page into view, as soon as it is there and again where the frame changes its size. Returns the way to stop. */
export function scrollTo(page: Document, group: Group): () => void {
  function show(): boolean {
    const part = group === 'hero' ? page.documentElement : page.getElementById(anchorOf(group))
    part?.scrollIntoView?.({ block: 'start' })
    return part !== null
  }
  const onResize = () => void show()
  const coming = new MutationObserver(() => show() && coming.disconnect())
  const timer = setTimeout(stop, patience)
  function stop() {
    clearTimeout(timer)
    coming.disconnect()
    page.defaultView?.removeEventListener('resize', onResize)
  }
  page.defaultView?.addEventListener('resize', onResize)
  if (!show()) coming.observe(page.body, { childList: true, subtree: true })
  return stop
}
