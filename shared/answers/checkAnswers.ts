import { visible } from '../branching.ts'
import { checkShownAnswers } from './checkShownAnswers.ts'

type Given = Parameters<typeof checkShownAnswers>

/** The answers to store, and the problems of the others: as checkShownAnswers.ts says, with all that may hide a question. */
export const checkAnswers = (
  survey: Given[0],
  answers: Given[1],
  more: Omit<Given[2], 'visible'> = {},
): ReturnType<typeof checkShownAnswers> => checkShownAnswers(survey, answers, { ...more, visible })
