import { visible } from '../branching.ts'
import { checkShownAnswers } from './checkShownAnswers.ts'

type Beside = Parameters<typeof visible>[2]
type Given = Parameters<typeof checkShownAnswers>

/** The answers to store, and the problems of the others: as checkShownAnswers.ts says, with all that may hide a question. `given`: the link and the draw. */
export const checkAnswers = (
  survey: Given[0],
  answers: Given[1],
  { given, ...more }: Omit<Given[2], 'visible'> & { given?: Beside } = {},
): ReturnType<typeof checkShownAnswers> =>
  checkShownAnswers(survey, answers, { ...more, visible: (shown, values) => visible(shown, values, given) })
