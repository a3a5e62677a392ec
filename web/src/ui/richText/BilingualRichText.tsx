import type { Language } from '../../lib/language.ts'

export type BilingualRichTextProps = {
  /** What each half is named: 'Description' and 'Description (Korean)'. */
  labels: Record<Language, string>
  /** The HTML of each language to show. A value that differs from what was last told through `onChange` replaces what is in the editor. */
  value: Record<Language, string>
  /** The HTML after a change; '' where it shows nothing. */
  onChange: (language: Language, html: string) => void
  /** The focus left: a run of typing has ended. */
  onSettle?: () => void
}

export const BilingualRichText = (_: BilingualRichTextProps) => null
