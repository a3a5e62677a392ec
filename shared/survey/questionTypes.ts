// The types of questions, in the order in which an editor offers them. CONTRIBUTING.md says where a new type needs a row.

/** How long most people take for a question of each type, reading included, in seconds: an estimate. */
export const secondsToAnswer = {
  short_text: 15,
  long_text: 45,
  rich_text: 60,
  single_choice: 10,
  multi_select: 15,
  file_upload: 45,
} as const

export type QuestionType = keyof typeof secondsToAnswer

export const questionTypeNames = Object.keys(secondsToAnswer) as QuestionType[]

/** Whether a question of this type takes several choices; false for an unknown type, which a draft may have. */
export const isMultiChoiceType = (type: unknown): boolean => type === 'multi_select'

/** Whether a question of this type has choices. */
export const isChoiceType = (type: unknown): boolean => type === 'single_choice' || isMultiChoiceType(type)

/** The answer to a choice question of this type that chooses `value` alone. */
export const answerChoosing = (type: unknown, value: string): string | string[] => (isMultiChoiceType(type) ? [value] : value)
