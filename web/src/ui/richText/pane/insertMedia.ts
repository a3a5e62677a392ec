import type Quill from 'quill/core.js'

/** Inserts an image and returns its element. */
export function insertImage(quill: Quill, index: number, src: string): HTMLImageElement {
  quill.insertEmbed(index, 'image', src, 'user')
  const [leaf] = quill.getLeaf(index + 1)
  return leaf!.domNode as HTMLImageElement
}

/** Inserts a video of this site or a player, with the caret after it. */
export function insertVideo(quill: Quill, index: number, given: { video: string } | { player: { src: string } }): void {
  const [name, value] = Object.entries(given)[0]!
  quill.insertEmbed(index, name, value, 'user')
  if (quill.hasFocus()) quill.setSelection(index + 1, 0, 'silent')
}
