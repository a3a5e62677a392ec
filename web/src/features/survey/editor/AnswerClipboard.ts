import type { Delta, Range } from 'quill/core.js'
import Clipboard from 'quill/modules/clipboard.js'
import { allowed } from './allowed.ts'

const formats: [css: RegExp, tag: string][] = [
  [/font-weight:\s*(?:bold|[6-9]\d\d)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*underline/i, 'u'],
  [/text-decoration[^;]*line-through/i, 's'],
]

/**
 * What is pasted comes in as what the toolbar can make. Style attributes are read as text: the page's Content-Security-Policy lets nobody
 * else see them.
 */
export class AnswerClipboard extends Clipboard {
  override convert(given: { html?: string; text?: string }, formats?: Record<string, unknown>): Delta {
    return allowed(super.convert(given, formats))
  }

  protected override convertHTML(html: string): Delta {
    return super.convertHTML(html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-css=')))
  }

  protected override normalizeHTML(doc: Document): void {
    for (const element of doc.querySelectorAll('script, style, title, template, noscript')) element.remove()
    for (const element of doc.querySelectorAll('[data-css]')) readStyle(element)
  }

  override onCopy(range: Range): { html: string; text: string } {
    return { html: selectedHtml(), text: this.quill.getText(range) }
  }
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
