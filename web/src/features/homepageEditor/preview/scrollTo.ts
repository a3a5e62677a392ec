import { anchors, type Group } from '../content/content.ts'

/** Milliseconds after which a part that has not come is not waited for: one without content does not show. */
const patience = 5000

/** Brings a part of the home page into view, as soon as it is there. Returns the way to stop. */
export function scrollTo(page: Document, group: Group): () => void {
  if (group === 'hero') page.documentElement.scrollTop = 0
  if (group === 'hero' || show()) return () => {}

  function show(): boolean {
    const part = page.getElementById(anchors[group])
    part?.scrollIntoView({ block: 'start' })
    return part !== null
  }
  function stop() {
    clearTimeout(timer)
    coming.disconnect()
  }
  const coming = new MutationObserver(() => show() && stop())
  const timer = setTimeout(stop, patience)
  coming.observe(page.body, { childList: true, subtree: true })
  return stop
}
