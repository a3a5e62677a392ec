import type { Question, Survey } from '#shared/survey/survey.ts'
import { seededRandom } from '../../../scripts/demo/responses/seededRandom.ts'

/** A survey with some choices deleted; rules for them remain, so that their targets never show. */
export function fewerChoices(given: Survey, seed: number): Survey {
  const random = seededRandom(seed)
  const fewer = (held: Question) => ({ ...held, choices: random.some(held.choices, 0.6) })
  return { ...given, sections: given.sections.map((held) => ({ ...held, questions: held.questions.map(fewer) })) }
}
