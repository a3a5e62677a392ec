import type { Range } from 'quill/core.js'
import Clipboard from 'quill/modules/clipboard.js'
import { readStyles } from './readStyles.ts'
import { readWordLists } from './readWordLists.ts'

/** An HTML attribute with its value; quotes delimit only after `=`. */
const attribute = String.raw`(?:=[^\s/>=]*|[^\s/>=]+)(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?`
const attributes = new RegExp(attribute, 'g')
/** The start of a tag with its attributes. */
const tags = new RegExp(String.raw`(<[a-z][^\s/>]*)((?:[\s/]+|${attribute})*)`, 'gi')
const renameUnsafeAttribute = (one: string) => one.replace(/^style(?=[\s=])/i, 'data-css').replace(/^on\w/i, 'data-$&')

/** Understands word processors' HTML. Renames style and event attributes first: the CSP drops styles, and browsers report handlers. */
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

/** Paragraph ends of Word online, blank lines of Google Docs, and the line break that Chrome appends. */
const invisibleElements = 'span.EOP, [id^="docs-internal-guid"] > br, br.Apple-interchange-newline'

/** Word online writes headings as paragraphs with role=heading. */
function readHeadings(doc: Document) {
  for (const paragraph of doc.querySelectorAll('p[role=heading]')) {
    const level = paragraph.getAttribute('aria-level')?.trim() ?? ''
    const heading = doc.createElement(/^[1-6]$/.test(level) ? `h${level}` : 'h1')
    heading.append(...paragraph.childNodes)
    paragraph.replaceWith(heading)
  }
}

function selectedHtml(): string {
  const box = document.createElement('div')
  const selection = document.getSelection()
  if (selection?.rangeCount) box.append(selection.getRangeAt(0).cloneContents())
  return box.innerHTML
}
