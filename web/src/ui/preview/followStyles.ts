type Sheet = HTMLStyleElement | HTMLLinkElement

/** The styles of drag and drop are about what is dragged on the page itself, and change while it is. */
const sheets = 'link[rel=stylesheet], style:not([data-rfd-always], [data-rfd-dynamic])'

/**
 * Gives the document `to` the stylesheets of the document `from`, now and whenever there are more or others. The copies are to the letter: a
 * policy that takes an inline style by its hash takes the copy too. `ready` is called once all that are there at first have come, or failed.
 * Returns how to stop.
 */
export function followStyles(from: Document, to: Document, ready: () => void): () => void {
  const copies = new Map<Sheet, Sheet>()
  let stopped = false

  /** Copies what is new, in its order; answers the files among it, which take a moment. */
  function copyAll(): HTMLLinkElement[] {
    const originals = new Set(from.head.querySelectorAll<Sheet>(sheets))
    for (const [original, copy] of copies) {
      if (originals.has(original) && isSame(original, copy)) continue
      copy.remove()
      copies.delete(original)
    }
    const files: HTMLLinkElement[] = []
    let before: Sheet | null = null
    for (const original of originals) {
      let copy = copies.get(original)
      if (!copy) {
        copy = to.importNode(original, true)
        copies.set(original, copy)
        if (before) before.after(copy)
        else to.head.prepend(copy)
        if (isFile(copy)) files.push(copy)
      }
      before = copy
    }
    return files
  }

  void Promise.all(copyAll().map(settled)).then(() => !stopped && ready())
  const observer = new MutationObserver(copyAll)
  observer.observe(from.head, { childList: true, subtree: true, characterData: true, attributeFilter: ['href'] })
  return () => {
    stopped = true
    observer.disconnect()
  }
}

/** By name: an element of another document is no instance of this one's classes. */
const isFile = (sheet: Sheet): sheet is HTMLLinkElement => sheet.localName === 'link'

const isSame = (one: Sheet, other: Sheet) =>
  isFile(one) ? one.getAttribute('href') === other.getAttribute('href') : one.textContent === other.textContent

const settled = (file: HTMLLinkElement) =>
  new Promise((resolve) => {
    file.addEventListener('load', resolve, { once: true })
    file.addEventListener('error', resolve, { once: true })
  })
