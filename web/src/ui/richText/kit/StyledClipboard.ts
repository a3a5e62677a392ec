import type { Range } from 'quill/core.js'
import Clipboard from 'quill/modules/clipboard.js'
import { readStyles } from './readStyles.ts'
import { readWordLists } from './readWordLists.ts'

/** An attribute: its name, and its value, where quotes count only behind the `=`. */
const attribute = String.raw`(?:=[^\s/>=]*|[^\s/>=]+)(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?`
const attributes = new RegExp(attribute, 'g')
/** The beginning of a tag, and its attributes. */
const tags = new RegExp(String.raw`(<[a-z][^\s/>]*)((?:[\s/]+|${attribute})*)`, 'gi')
const renameUnsafeAttribute = (one: string) => one.replace(/^style(?=[\s=])/i, 'data-css').replace(/^on\w/i, 'data-$&')

/**
 * A clipboard that reads what word processors write (Word, Word in the browser, Google Docs) and tries no event handler. Styles and handlers
 * get other names while the HTML is a text: the page's Content-Security-Policy lets nobody see the first, and browsers report the second
 * even in documents that run nothing.
 */
export class StyledClipboard extends Clipboard {
  protected override convertHTML(html: string) {
    const withoutSheets = html.replace(/<style\b.*?<\/style>/gis, '')
    return super.convertHTML(
      withoutSheets.replace(tags, (_, tag: string, inside: string) => tag + inside.replace(attributes, renameUnsafeAttribute)),
    )
  }

  protected override normalizeHTML(doc: Document): void {
    for (const element of doc.querySelectorAll('script, style, title, template, noscript')) element.remove()
    for (const element of doc.querySelectorAll(invisibleElements)) element.remove()
    readWordLists(doc)
    readHeadings(doc)
    readStyles(doc)
  }

  override onCopy(range: Range): { html: string; text: string } {
    return { html: selectedHtml(), text: this.quill.getText(range) }
  }
}

/** Ends of paragraphs that are drawn as a space, blank lines of Google Docs, and what Chrome puts behind all. */
const invisibleElements = 'span.EOP, [id^="docs-internal-guid"] > br, br.Apple-interchange-newline'

/** In the browser, Word's headings are paragraphs with a role. */
function readHeadings(doc: Document) {
  for (const paragraph of doc.querySelectorAll('p[role=heading]')) {
    const level = paragraph.getAttribute('aria-level')?.trim() ?? ''
    const heading = doc.createElement(/^[1-6]$/.test(level) ? `h${level}` : 'h1')
    heading.append(...paragraph.childNodes)
    paragraph.replaceWith(heading)
  }
}

/** What is marked, as the page shows it. */
function selectedHtml(): string {
  const box = document.createElement('div')
  const selection = document.getSelection()
  if (selection?.rangeCount) box.append(selection.getRangeAt(0).cloneContents())
  return box.innerHTML
}
