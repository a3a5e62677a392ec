import { visible } from '../branching.ts'
import { checkShownAnswers } from './checkShownAnswers.ts'

type Beside = Parameters<typeof visible>[2]
type Given = Parameters<typeof checkShownAnswers>

/** Calls `checkShownAnswers` with the questions that show under gateways and conditions. `given`: the link's values and the drawn sections. */
export const checkAnswers = (
  survey: Given[0],
  answers: Given[1],
  { given, ...more }: Omit<Given[2], 'visible'> & { given?: Beside } = {},
): ReturnType<typeof checkShownAnswers> =>
  checkShownAnswers(survey, answers, { ...more, visible: (shown, values) => visible(shown, values, given) })
