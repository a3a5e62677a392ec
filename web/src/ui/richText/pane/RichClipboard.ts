import { Delta, type Range } from 'quill/core.js'
import { imageSource, playerSource, videoSource } from '#shared/html/richTextHtml.ts'
import { commonFormats, keepFormats, type KeptFormats } from '../kit/keepFormats.ts'
import { StyledClipboard } from '../kit/StyledClipboard.ts'

/** Maximum list indent: deeper levels have no number style of their own (RichText.module.css). */
const maxIndent = 2

/** Reduces pasted content to the formats of the toolbar. Loaded content keeps other formats. */
export class RichClipboard extends StyledClipboard {
  override onPaste(range: Range, given: { text?: string; html?: string }): void {
    const pasted = keepFormats(this.convert(given, this.quill.getFormat(range.index)), kept, canShow)
    this.quill.updateContents(new Delta().retain(range.index).delete(range.length).concat(pasted), 'user')
    this.quill.setSelection(range.index + pasted.length(), 0, 'silent')
    this.quill.scrollSelectionIntoView()
  }
}

const unlessEmpty = (value: unknown) => value || undefined
const kept: KeptFormats = {
  ...commonFormats,
  indent: (value, { list }) => (list ? Math.min(Number(value), maxIndent) : undefined),
  link: unlessEmpty,
  alt: unlessEmpty,
  header: unlessEmpty,
}

/** Whether an image or video has a source that may be shown. */
function canShow(embed: Record<string, unknown>): boolean {
  const { image, video, player } = embed as { image?: string; video?: string; player?: { src: string } }
  return Boolean(imageSource(image ?? '') || videoSource(video ?? '') || playerSource(player?.src ?? ''))
}
