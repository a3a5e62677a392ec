type Sheet = HTMLStyleElement | HTMLLinkElement

/** Without the styles of drag and drop, which concern the page alone and change during a drag. */
const sheets = 'link[rel=stylesheet]:not([disabled]), style:not([data-rfd-always], [data-rfd-dynamic])'

/** Copies stylesheets of `from` exactly, as CSP hashes need it, now and whenever they change. Returns a function that stops. */
export function followStyles(from: Document, to: Document, ready: () => void): () => void {
  const copies = new Map<Sheet, Sheet>()
  let stopped = false

  /** Copies new stylesheets in their order, and removes old ones. Returns the new files, which have to load. */
  function copyAll(): HTMLLinkElement[] {
    const originals = new Set(from.head.querySelectorAll<Sheet>(sheets))
    for (const [original, copy] of copies) {
      if (originals.has(original) && isSameSheet(original, copy)) continue
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

  void Promise.all(copyAll().map(loadedOrFailed)).then(() => !stopped && ready())
  const observer = new MutationObserver(copyAll)
  observer.observe(from.head, { childList: true, subtree: true, characterData: true, attributeFilter: ['href'] })
  return () => {
    stopped = true
    observer.disconnect()
  }
}

/** By name, since an element of another document is not an instance of this window's classes. */
const isFile = (sheet: Sheet): sheet is HTMLLinkElement => sheet.localName === 'link'

const isSameSheet = (a: Sheet, b: Sheet) =>
  isFile(a) ? a.getAttribute('href') === b.getAttribute('href') : a.textContent === b.textContent

const loadedOrFailed = (file: HTMLLinkElement) =>
  new Promise((resolve) => {
    file.addEventListener('load', resolve, { once: true })
    file.addEventListener('error', resolve, { once: true })
  })
