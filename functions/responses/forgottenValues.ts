import { questionsById, type GivenAnswer } from '#shared/answers/normalize.ts'
import { findChoice, presentValue } from '#shared/kinds/choice.ts'
import { changeNamed, namedValues } from '#shared/kinds/hasChoices.ts'
import { valuesOf } from '#shared/kinds/rows/rowAnswers.ts'
import type { Question } from '#shared/survey/survey.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { readAnsweredVersion } from '../answered/answeredVersion.ts'

type Stored = Pick<StoredResponse, 'answers' | 'survey_id' | 'survey_version'>

/**
 * The answers with present values in place of forgotten ones. A choice keeps `limits.aliases` former values, so an earlier answer may have a value
 * that the survey no longer knows. The version that was answered still knows that value, and the choice's id. `findStored` returns the stored
 * response that has the answers, or that they replace; null if there is none. A forgotten value that the stored response does not have is left
 * unchanged.
 */
export async function renameForgotten<A extends GivenAnswer>(
  survey: Pick<WholeSurvey, 'sections'>,
  answers: readonly A[],
  findStored: () => Promise<Stored | null>,
): Promise<readonly A[]> {
  const questions = questionsById(survey)
  const isForgotten = ({ question_id, value }: GivenAnswer) => {
    const question = questions.get(question_id)
    return question !== undefined && namedValues(question.type, value).some((one) => !isKnown(question, one))
  }
  if (!answers.some(isForgotten)) return answers
  const stored = await findStored()
  const version = stored && (await readAnsweredVersion(stored))
  if (!version) return answers
  const held = new Map(stored.answers.map(({ question_id, value }) => [question_id, new Set<unknown>(valuesOf(value))]))
  return answers.map((answer) => {
    if (!isForgotten(answer)) return answer
    const id = answer.question_id
    const question = questions.get(id)!
    const rename = (named: string) => (held.get(id)?.has(named) ? valueNow(question, version.question(id), named) : named)
    return { ...answer, value: changeNamed(question.type, answer.value, rename) }
  })
}

const isKnown = (question: Question, value: string) => presentValue(question, value) !== undefined

/** The present value of the choice that had this value in the answered version of its question; the value itself if the choice is gone. */
function valueNow(question: Question, answered: Question | undefined, value: string): string {
  if (isKnown(question, value)) return value
  const then = findChoice(answered?.choices ?? [], value)
  return question.choices.find(({ id }) => then !== undefined && id === then.id)?.value ?? value
}
