import Quill, { Parchment, type Delta, type Range } from 'quill/core.js'
import Bold from 'quill/formats/bold.js'
import Italic from 'quill/formats/italic.js'
import Link from 'quill/formats/link.js'
import ListItem, { ListContainer } from 'quill/formats/list.js'
import Strike from 'quill/formats/strike.js'
import Underline from 'quill/formats/underline.js'
import { AnswerClipboard } from './AnswerClipboard.ts'

/** Quill with a clipboard of its own; another Quill on the site keeps the usual one. */
class AnswerQuill extends Quill {
  static override imports = { ...Quill.imports, 'modules/clipboard': AnswerClipboard }
}

const registry = new Parchment.Registry()
for (const name of ['block', 'break', 'cursor', 'inline', 'scroll', 'text'])
  registry.register(Quill.import(`blots/${name}`) as Parchment.RegistryDefinition)
registry.register(Bold, Italic, Underline, Strike, Link, ListContainer, ListItem)

// Tab leaves the editor, and what is typed stays what was typed.
const bindings = Object.fromEntries(['tab', 'remove tab', 'indent', 'outdent', 'list autofill'].map((name) => [name, null]))

/**
 * An editor in `host`, which must be empty, that starts with `html`. `changed` gets its HTML on every change, '' for what shows nothing, and
 * `html` itself once everything is as it was. Nothing is told while a syllable is being composed.
 */
export function createEditor(host: HTMLElement, html: string, changed: (html: string) => void): Quill {
  const quill = new AnswerQuill(host, { registry, modules: { keyboard: { bindings }, uploader: false } })
  if (html) quill.setContents(loaded(quill, html), 'silent')
  quill.history.clear()
  const opened = written(quill)
  quill.on('text-change', () => {
    const now = written(quill)
    changed(now === opened ? html : now)
  })
  return quill
}

const loaded = (quill: Quill, html: string): Delta => quill.clipboard.convert({ html: `${html}<p><br></p>`, text: '\n' })

/** The HTML without what is there for the editing only. */
function written(quill: Quill): string {
  if (quill.getText().trim() === '') return ''
  const copy = quill.root.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll('.ql-ui, .ql-cursor')) element.remove()
  for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style')
  return copy.innerHTML.replaceAll('\uFEFF', '')
}

/** The whole link around the caret, else what is marked. */
export function linkRange(quill: Quill, range: Range): { index: number; length: number } {
  const [leaf] = quill.getLeaf(range.index)
  const link = range.length === 0 ? leaf?.domNode.parentElement?.closest('a') : null
  const blot = link && registry.find(link)
  return blot ? { index: blot.offset(quill.scroll), length: blot.length() } : range
}

/** Takes the formats out of what is marked, else out of the line with the caret. */
export function removeFormats(quill: Quill, { index, length }: Range): void {
  if (length > 0) return void quill.removeFormat(index, length, 'user')
  const [line, offset] = quill.getLine(index)
  if (line) quill.removeFormat(index - offset, line.length(), 'user')
}
