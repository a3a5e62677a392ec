import { kinds, type QuestionType } from './kinds.ts'

// Apart from kinds.ts, since pages that ask questions do not need this.

/** Whether a question of this type shows its choices, also where they are ranked, or the columns of its rows: whether its answers name some. */
export const hasChoices = (type: QuestionType): boolean => kinds[type].normalize !== undefined
