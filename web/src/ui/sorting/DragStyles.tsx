import { useLayoutEffect, type ReactNode } from 'react'

/**
 * The drag and drop package writes its few rules into `<style>` elements, which the site's content security policy refuses. InterceptStyleElements,
 * the first child of the package's context, replaces `document.createElement`, so that a stand-in element writes the rules into an adopted style sheet.
 * RestoreStyleElements, around the context, restores it: layout effects run from the inside out, and the package's own runs between these two.
 *
 * The rules that the package sets during a drag are ignored. They match every draggable element and the whole page, so a page with thousands of
 * them recalculates all its styles; SortableArea.module.css has the same effect with cheaper selectors.
 */
export function InterceptStyleElements() {
  useLayoutEffect(() => {
    if (!('replaceSync' in CSSStyleSheet.prototype)) return undefined
    const sheets: CSSStyleSheet[] = []
    document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement =>
      name === 'style' ? createStyleStandIn(sheets) : create(name, options)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
    }
  }, [])
  return null
}

export function RestoreStyleElements({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void Reflect.deleteProperty(document, 'createElement'), [])
  return children
}

const create = (name: string, options?: ElementCreationOptions): HTMLElement =>
  Document.prototype.createElement.call(document, name, options)

/** The package creates two style elements: the first with its constant rules, the second with the rules of a drag. */
function createStyleStandIn(sheets: CSSStyleSheet[]): HTMLElement {
  const sheet = new CSSStyleSheet()
  sheets.push(sheet)
  const isIgnored = sheets.length === 2
  if (!isIgnored) document.adoptedStyleSheets.push(sheet)
  const set = (rules: string) => {
    if (!isIgnored) sheet.replaceSync(rules)
  }
  return Object.defineProperty(create('meta'), 'textContent', { set })
}
