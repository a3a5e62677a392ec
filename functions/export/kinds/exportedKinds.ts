import type { Language } from '#shared/fields.ts'
import { plainText } from '#shared/html/plainText.ts'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { AnyChoice, AnyQuestion } from '../../answered/allQuestions.ts'
import { labelOf } from '../texts.ts'

/** An answer as text: labels for people, values for programs, and the values of the chosen choices. Blank if unanswered. */
export type FormattedAnswer = { label: string; value: string; chosen: readonly string[] }

/** How answers to one type of question are written. */
type ExportedKind = {
  /** Formats a string; `choice` finds the present choice for a stored value. A value that matches no choice is written unchanged. */
  format(value: string, choice: (value: string) => AnyChoice | undefined, language: Language): FormattedAnswer
  /** The width of the answers' column on the sheet, in characters. */
  width(question: AnyQuestion, language: Language): number
  /** Whether each choice has a column of its own, 0 or 1. */
  isFlagged: boolean
}

export const unchanged = (text: string): FormattedAnswer => ({ label: text, value: text, chosen: [] })

const textWidth = 50
const text: ExportedKind = { format: unchanged, width: () => textWidth, isFlagged: false }

const choice: ExportedKind = {
  format(value, find, language) {
    const found = find(value)
    return found ? { label: labelOf(found, language), value: found.value, chosen: [found.value] } : unchanged(value)
  },
  width(question, language) {
    const widest = Math.max(0, ...question.choices.map((one) => displayWidth(labelOf(one, language))))
    return Math.min(Math.max(widest + 2, 16), textWidth)
  },
  isFlagged: false,
}

/** A Korean character counts as two Latin ones. */
const displayWidth = (label: string) => label.length + (label.match(/[\u1100-\uffff]/g)?.length ?? 0)

export const exportedKinds: Record<QuestionType, ExportedKind> = {
  short_text: { ...text, width: () => 30 },
  long_text: text,
  rich_text: { ...text, format: (html) => unchanged(plainText(html)) },
  single_choice: choice,
  multi_select: { ...choice, width: () => textWidth, isFlagged: true },
  file_upload: text,
}
