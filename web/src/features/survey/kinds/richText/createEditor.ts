import Quill, { type Delta } from 'quill/core.js'
import Bold from 'quill/formats/bold.js'
import Italic from 'quill/formats/italic.js'
import Link from 'quill/formats/link.js'
import ListItem, { ListContainer } from 'quill/formats/list.js'
import Strike from 'quill/formats/strike.js'
import Underline from 'quill/formats/underline.js'
import { disabledBindings, htmlToDelta, registryOf, editorHtml } from '../../../../ui/richText/kit/editing.ts'
import { commonFormats, keepFormats, type KeptFormats } from '../../../../ui/richText/kit/keepFormats.ts'
import { isLinkAddress } from '../../../../ui/richText/kit/linkAddress.ts'
import { StyledClipboard } from '../../../../ui/richText/kit/StyledClipboard.ts'

const allowedFormats: KeptFormats = { ...commonFormats, link: (value) => (isLinkAddress(value) ? value : undefined) }

/** Keeps only the formats of the toolbar in pasted content and in the input of htmlToDelta. */
class AnswerClipboard extends StyledClipboard {
  override convert(given: { html?: string; text?: string }, formats?: Record<string, unknown>): Delta {
    return keepFormats(super.convert(given, formats), allowedFormats)
  }
}

/** Quill with this clipboard, in a subclass since `Quill.imports` is shared by every editor of the page. */
class AnswerQuill extends Quill {
  static override imports = { ...Quill.imports, 'modules/clipboard': AnswerClipboard }
}

const registry = registryOf([Bold, Italic, Underline, Strike, Link, ListContainer, ListItem])

/**
 * Creates an editor in `host`, which must be empty, with `html` in it. `onChange` gets the HTML after each change ('' if it shows nothing, `html`
 * itself when all changes were undone), but not while an input method is composing.
 */
export function createEditor(host: HTMLElement, html: string, onChange: (html: string) => void): Quill {
  const quill = new AnswerQuill(host, { registry, modules: { keyboard: { bindings: disabledBindings }, uploader: false } })
  if (html) quill.setContents(htmlToDelta(quill, html), 'silent')
  quill.history.clear()
  const initial = editorHtml(quill)
  quill.on('text-change', () => {
    const now = editorHtml(quill)
    onChange(now === initial ? html : now)
  })
  return quill
}
