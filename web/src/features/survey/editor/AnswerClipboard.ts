import type { Delta } from 'quill/core.js'
import { StyledClipboard } from '../../../ui/richText/StyledClipboard.ts'
import { allowed } from './allowed.ts'

/** What is pasted comes in as what the toolbar can make. */
export class AnswerClipboard extends StyledClipboard {
  override convert(given: { html?: string; text?: string }, formats?: Record<string, unknown>): Delta {
    return allowed(super.convert(given, formats))
  }
}
