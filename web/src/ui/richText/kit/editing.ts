import Quill, { Parchment, type Delta, type Range } from 'quill/core.js'

// Tab leaves the editor, and what is typed stays what was typed.
export const disabledBindings = Object.fromEntries(['tab', 'remove tab', 'indent', 'outdent', 'list autofill'].map((name) => [name, null]))

/** What an editor can hold: Quill's own ground and `formats`. */
export function registryOf(formats: Parchment.RegistryDefinition[]): Parchment.Registry {
  const registry = new Parchment.Registry()
  for (const name of ['block', 'break', 'cursor', 'inline', 'scroll', 'text'])
    registry.register(Quill.import(`blots/${name}`) as Parchment.RegistryDefinition)
  registry.register(...formats)
  return registry
}

/** Stored HTML as the editor holds it. */
export const htmlToDelta = (quill: Quill, html: string): Delta => quill.clipboard.convert({ html: `${html}<p><br></p>`, text: '\n' })

/** The HTML without what is there for the editing only; '' for what shows nothing. */
export function editorHtml(quill: Quill): string {
  if (quill.getText().trim() === '' && !quill.root.querySelector('img, video, iframe')) return ''
  const copy = quill.root.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll('.ql-ui, .ql-cursor')) element.remove()
  for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style')
  return copy.innerHTML.replaceAll('\uFEFF', '')
}

/** The whole link around the caret, else what is marked. */
export function linkRange(quill: Quill, range: Range): { index: number; length: number } {
  const [leaf] = quill.getLeaf(range.index)
  const link = range.length === 0 ? leaf?.domNode.parentElement?.closest('a') : null
  const blot = link && quill.scroll.find(link)
  return blot ? { index: blot.offset(quill.scroll), length: blot.length() } : range
}

/** Takes the formats out of what is marked, else out of the line with the caret. */
export function removeFormats(quill: Quill, { index, length }: Range): void {
  if (length > 0) return void quill.removeFormat(index, length, 'user')
  const [line, offset] = quill.getLine(index)
  if (line) quill.removeFormat(index - offset, line.length(), 'user')
}
