import type { Delta } from 'quill/core.js'
import { commonFormats, keepFormats, type KeptFormats } from '../../../ui/richText/kit/keepFormats.ts'
import { isLinkAddress } from '../../../ui/richText/kit/linkAddress.ts'
import { StyledClipboard } from '../../../ui/richText/kit/StyledClipboard.ts'

const kept: KeptFormats = { ...commonFormats, link: (value) => (isLinkAddress(value) ? value : undefined) }

/** What is pasted, and what is loaded, comes in as what the toolbar can make. */
export class AnswerClipboard extends StyledClipboard {
  override convert(given: { html?: string; text?: string }, formats?: Record<string, unknown>): Delta {
    return keepFormats(super.convert(given, formats), kept)
  }
}
