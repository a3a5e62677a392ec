import { useLayoutEffect, type ReactNode } from 'react'

/**
 * The drag and drop package writes its few rules into `<style>` elements, which the site's content security policy refuses. Between
 * AdoptStyles, the first child in its context, and AdoptedStyles, around it, a stand-in passes them on to a style sheet of the document:
 * layout effects of children run before those of what stands around them, and the package's own runs between the two.
 *
 * What the package says for as long as something is dragged is left out. It names every element that can be dragged and the whole page, so that
 * a page of thousands takes its styles anew; SortArea.module.css says the same with less.
 */
export function AdoptStyles() {
  useLayoutEffect(() => {
    if (!('replaceSync' in CSSStyleSheet.prototype)) return undefined
    const sheets: CSSStyleSheet[] = []
    document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement =>
      name === 'style' ? standIn(sheets) : create(name, options)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
    }
  }, [])
  return null
}

export function AdoptedStyles({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void Reflect.deleteProperty(document, 'createElement'), [])
  return children
}

const create = (name: string, options?: ElementCreationOptions): HTMLElement =>
  Document.prototype.createElement.call(document, name, options)

/** The package makes two: first for what it always says, then for what follows the dragging. */
function standIn(sheets: CSSStyleSheet[]): HTMLElement {
  const sheet = new CSSStyleSheet()
  sheets.push(sheet)
  const isLeftOut = sheets.length === 2
  if (!isLeftOut) document.adoptedStyleSheets.push(sheet)
  const set = (rules: string) => {
    if (!isLeftOut) sheet.replaceSync(rules)
  }
  return Object.defineProperty(create('meta'), 'textContent', { set })
}
