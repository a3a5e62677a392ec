import { fieldLimits } from '../fieldLimits.ts'

// THE types of questions, in the order in which an editor offers them. A new one begins here; CONTRIBUTING.md says what else it needs.

/**
 * What answers a question: `text` as it was typed, `html` (sanitized rich text), `choice`, the value of one, `choices`, the values of several,
 * or `files`, one or a list of them.
 */
export type AnswerKind = 'text' | 'html' | 'choice' | 'choices' | 'files'

const kinds = {
  short_text: 'text',
  long_text: 'text',
  rich_text: 'html',
  single_choice: 'choice',
  multi_select: 'choices',
  file_upload: 'files',
} as const satisfies Record<string, AnswerKind>

export type QuestionType = keyof typeof kinds

export const questionTypeNames = Object.keys(kinds) as QuestionType[]

/** The most characters of an answer, where it is plain text. */
export const mostCharacters: Partial<Record<QuestionType, number>> = { short_text: fieldLimits.shortText, long_text: fieldLimits.longText }

/** How long most people take for a question, reading included; an estimate. */
export const secondsToAnswer = {
  short_text: 15,
  long_text: 45,
  rich_text: 60,
  single_choice: 10,
  multi_select: 15,
  file_upload: 45,
} as const satisfies Record<QuestionType, number>

export const answerKind = (type: QuestionType): AnswerKind => kinds[type]

/** Whether a question of this type has choices; false for a type that nobody knows, which a draft may have. */
export const isChoiceType = (type: unknown): boolean => /^choices?$/.test(kinds[type as QuestionType])

/** Whether it takes several choices; false for a type that nobody knows. */
export const isMultiChoiceType = (type: unknown): boolean => kinds[type as QuestionType] === 'choices'

/** The answer to a choice question of this type that chooses `value` alone. */
export const answerChoosing = (type: unknown, value: string): string | string[] => (isMultiChoiceType(type) ? [value] : value)
