import type { Range } from 'quill/core.js'
import Clipboard from 'quill/modules/clipboard.js'

const formats: [css: RegExp, tag: string][] = [
  [/font-weight:\s*(?:bold|[6-9]\d\d)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*underline/i, 'u'],
  [/text-decoration[^;]*line-through/i, 's'],
]

/**
 * A clipboard that reads what word processors write into style attributes. They are read as text: the page's Content-Security-Policy
 * lets nobody else see them.
 */
export class StyledClipboard extends Clipboard {
  protected override convertHTML(html: string) {
    return super.convertHTML(html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-css=')))
  }

  protected override normalizeHTML(doc: Document): void {
    for (const element of doc.querySelectorAll('script, style, title, template, noscript')) element.remove()
    for (const paragraph of doc.querySelectorAll('p[data-css*="mso-list"]')) readWordItem(paragraph)
    for (const element of doc.querySelectorAll('[data-css]')) readStyle(element)
  }

  override onCopy(range: Range): { html: string; text: string } {
    return { html: selectedHtml(), text: this.quill.getText(range) }
  }
}

/** An item of a list is in Word a paragraph that begins with its bullet or its number. */
function readWordItem(paragraph: Element) {
  const marker = [...paragraph.querySelectorAll('[data-css]')].find((one) => /mso-list:\s*ignore/i.test(one.getAttribute('data-css')!))
  const kind = /^\s*\w+[.)]/.test(marker?.textContent ?? '') ? 'ordered' : 'bullet'
  marker?.remove()
  const item = paragraph.ownerDocument.createElement('li')
  item.dataset['list'] = kind
  item.append(...paragraph.childNodes)
  const before = paragraph.previousElementSibling
  if (before?.matches('ol[data-word]')) {
    before.append(item)
    return paragraph.remove()
  }
  const list = paragraph.ownerDocument.createElement('ol')
  list.dataset['word'] = ''
  list.append(item)
  paragraph.replaceWith(list)
}

function readStyle(element: Element) {
  const css = element.getAttribute('data-css')!
  for (const [pattern, tag] of formats) {
    if (!pattern.test(css)) continue
    const wrapping = element.ownerDocument.createElement(tag)
    wrapping.append(...element.childNodes)
    element.append(wrapping)
  }
  // Some word processors wrap everything in a <b> that is none.
  if (element.matches('b, strong') && /font-weight:\s*(?:normal|400)/i.test(css)) element.replaceWith(...element.childNodes)
}

/** What is marked, as the page shows it. */
function selectedHtml(): string {
  const box = document.createElement('div')
  const selection = document.getSelection()
  if (selection?.rangeCount) box.append(selection.getRangeAt(0).cloneContents())
  return box.innerHTML
}
