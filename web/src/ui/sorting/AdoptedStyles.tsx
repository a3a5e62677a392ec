import { useLayoutEffect, type ReactNode } from 'react'

/**
 * The drag and drop package writes its few rules into `<style>` elements, which the site's content security policy refuses. Between
 * AdoptStyles, the first child in its context, and AdoptedStyles, around it, a stand-in passes them on to a style sheet of the document:
 * layout effects of children run before those of what stands around them, and the package's own runs between the two.
 *
 * `sparesBody`: leaves out what the package says of the whole page while something is dragged, the cursor among it, which every element
 * inherits: a page of thousands then takes its styles anew. The area shows the cursor itself.
 */
export function AdoptStyles({ sparesBody = false }: { sparesBody?: boolean }) {
  useLayoutEffect(() => {
    if (!('replaceSync' in CSSStyleSheet.prototype)) return undefined
    const sheets: CSSStyleSheet[] = []
    document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement =>
      name === 'style' ? standIn(sheets, sparesBody) : create(name, options)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
    }
  }, [sparesBody])
  return null
}

export function AdoptedStyles({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void Reflect.deleteProperty(document, 'createElement'), [])
  return children
}

const create = (name: string, options?: ElementCreationOptions): HTMLElement =>
  Document.prototype.createElement.call(document, name, options)

function standIn(sheets: CSSStyleSheet[], sparesBody: boolean): HTMLElement {
  const sheet = new CSSStyleSheet()
  sheets.push(sheet)
  document.adoptedStyleSheets.push(sheet)
  const set = (rules: string) => {
    sheet.replaceSync(sparesBody ? rules.replaceAll(/\bbody\s*\{[^}]*\}/g, '') : rules)
  }
  return Object.defineProperty(create('meta'), 'textContent', { set })
}
