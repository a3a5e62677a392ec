import type Quill from 'quill/core.js'

/** Puts an image into the text, marked, and answers it. */
export function insertImage(quill: Quill, index: number, src: string): HTMLImageElement {
  quill.insertEmbed(index, 'image', src, 'user')
  const [leaf] = quill.getLeaf(index + 1)
  return leaf!.domNode as HTMLImageElement
}

/** Puts a video of this site or a player into the text, with the caret behind it. */
export function insertVideo(quill: Quill, index: number, given: { video: string } | { player: { src: string } }): void {
  const [name, value] = Object.entries(given)[0]!
  quill.insertEmbed(index, name, value, 'user')
  if (quill.hasFocus()) quill.setSelection(index + 1, 0, 'silent')
}
