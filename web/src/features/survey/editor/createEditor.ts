import Quill, { type Delta } from 'quill/core.js'
import Bold from 'quill/formats/bold.js'
import Italic from 'quill/formats/italic.js'
import Link from 'quill/formats/link.js'
import ListItem, { ListContainer } from 'quill/formats/list.js'
import Strike from 'quill/formats/strike.js'
import Underline from 'quill/formats/underline.js'
import { disabledBindings, htmlToDelta, registryOf, editorHtml } from '../../../ui/richText/kit/editing.ts'
import { commonFormats, keepFormats, type KeptFormats } from '../../../ui/richText/kit/keepFormats.ts'
import { isLinkAddress } from '../../../ui/richText/kit/linkAddress.ts'
import { StyledClipboard } from '../../../ui/richText/kit/StyledClipboard.ts'

const kept: KeptFormats = { ...commonFormats, link: (value) => (isLinkAddress(value) ? value : undefined) }

/** What is pasted, and what is htmlToDelta, comes in as what the toolbar can make. */
class AnswerClipboard extends StyledClipboard {
  override convert(given: { html?: string; text?: string }, formats?: Record<string, unknown>): Delta {
    return keepFormats(super.convert(given, formats), kept)
  }
}

/** Quill with a clipboard of its own. `imports` of Quill itself are those of every editor. */
class AnswerQuill extends Quill {
  static override imports = { ...Quill.imports, 'modules/clipboard': AnswerClipboard }
}

const registry = registryOf([Bold, Italic, Underline, Strike, Link, ListContainer, ListItem])

/**
 * An editor in `host`, which must be empty, that starts with `html`. `changed` gets its HTML on every change, '' for what shows nothing, and
 * `html` itself once everything is as it was. Nothing is told while a syllable is being composed.
 */
export function createEditor(host: HTMLElement, html: string, changed: (html: string) => void): Quill {
  const quill = new AnswerQuill(host, { registry, modules: { keyboard: { bindings: disabledBindings }, uploader: false } })
  if (html) quill.setContents(htmlToDelta(quill, html), 'silent')
  quill.history.clear()
  const opened = editorHtml(quill)
  quill.on('text-change', () => {
    const now = editorHtml(quill)
    changed(now === opened ? html : now)
  })
  return quill
}
