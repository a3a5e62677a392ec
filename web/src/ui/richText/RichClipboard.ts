import { Delta, type Range } from 'quill/core.js'
import { imageSource, listKinds, playerSource, videoSource } from '#shared/richTextHtml.ts'
import { StyledClipboard } from './StyledClipboard.ts'

const switches = new Set(['bold', 'italic', 'underline', 'strike'])
const lists = new Set<unknown>(listKinds)
/** How deep a list goes below its first level: as far as its numbers are told apart (RichText.module.css). */
const deepest = 2

/** What is pasted comes in as what the toolbar can make. What is loaded may have more, and keeps it. */
export class RichClipboard extends StyledClipboard {
  override onPaste(range: Range, given: { text?: string; html?: string }): void {
    const pasted = toolbarOnly(this.convert(given, this.quill.getFormat(range.index)))
    this.quill.updateContents(new Delta().retain(range.index).delete(range.length).concat(pasted), 'user')
    this.quill.setSelection(range.index + pasted.length(), 0, 'silent')
    this.quill.scrollSelectionIntoView()
  }
}

const toolbarOnly = (given: Delta): Delta =>
  new Delta(
    given.ops.flatMap(({ insert, attributes = {} }) =>
      typeof insert === 'string' || isTaken(insert) ? [{ insert, attributes: formats(attributes) }] : [],
    ),
  )

/** An image or a video that could not be shown is left out. */
function isTaken(embed: Record<string, unknown> | undefined): embed is Record<string, unknown> {
  const { image, video, player } = (embed ?? {}) as { image?: string; video?: string; player?: { src: string } }
  return Boolean(imageSource(image ?? '') || videoSource(video ?? '') || playerSource(player?.src ?? ''))
}

const formats = (attributes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (name === 'list') return [[name, lists.has(value) ? value : 'bullet']]
      if (name === 'indent') return attributes['list'] ? [[name, Math.min(value as number, deepest)]] : []
      if (name === 'link' || name === 'alt' || name === 'header') return value ? [[name, value]] : []
      return switches.has(name) && value ? [[name, true]] : []
    }),
  )
