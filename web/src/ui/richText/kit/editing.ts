import Quill, { Parchment, type Delta, type Range } from 'quill/core.js'

// Disables Quill's use of Tab, which must leave the editor, and automatic lists.
export const disabledBindings = Object.fromEntries(['tab', 'remove tab', 'indent', 'outdent', 'list autofill'].map((name) => [name, null]))

/** A registry with Quill's basic blots and `formats`. */
export function registryOf(formats: Parchment.RegistryDefinition[]): Parchment.Registry {
  const registry = new Parchment.Registry()
  for (const name of ['block', 'break', 'cursor', 'inline', 'scroll', 'text'])
    registry.register(Quill.import(`blots/${name}`) as Parchment.RegistryDefinition)
  registry.register(...formats)
  return registry
}

/** Converts stored HTML to the editor's contents. */
export const htmlToDelta = (quill: Quill, html: string): Delta => quill.clipboard.convert({ html: `${html}<p><br></p>`, text: '\n' })

/** The editor's HTML without elements for editing only; '' if it shows nothing. */
export function editorHtml(quill: Quill): string {
  if (quill.getText().trim() === '' && !quill.root.querySelector('img, video, iframe')) return ''
  const copy = quill.root.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll('.ql-ui, .ql-cursor')) element.remove()
  for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style')
  return copy.innerHTML.replaceAll('\uFEFF', '')
}

/** Writes text in place of the selection, or of the last selection. */
export function insertText(quill: Quill, text: string): void {
  const { index, length } = quill.getSelection(true)
  quill.deleteText(index, length, 'user')
  quill.insertText(index, text, 'user')
  quill.setSelection(index + text.length, 0, 'user')
}

/** The range of the link around the caret, else the selection. */
export function linkRange(quill: Quill, range: Range): { index: number; length: number } {
  const [leaf] = quill.getLeaf(range.index)
  const link = range.length === 0 ? leaf?.domNode.parentElement?.closest('a') : null
  const blot = link && quill.scroll.find(link)
  return blot ? { index: blot.offset(quill.scroll), length: blot.length() } : range
}

/** Removes the formats of the selection, else of the current line. */
export function removeFormats(quill: Quill, { index, length }: Range): void {
  if (length > 0) return void quill.removeFormat(index, length, 'user')
  const [line, offset] = quill.getLine(index)
  if (line) quill.removeFormat(index - offset, line.length(), 'user')
}
