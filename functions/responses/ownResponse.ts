import { questionsById } from '#shared/answers/normalize.ts'
import { chosenValues, findChoice } from '#shared/kinds/choice.ts'
import { isOtherType } from '#shared/kinds/isFormer.ts'
import { takesAnswer } from '#shared/kinds/kinds.ts'
import { rowAnswer, valuesOf } from '#shared/kinds/rows/rowAnswers.ts'
import { limits } from '#shared/limits.ts'
import type { Answer, FormerQuestion, Response } from '#shared/responses/response.ts'
import type { Question } from '#shared/survey/survey.ts'
import { readAnsweredVersion, type AnsweredVersion } from '../answered/answeredVersion.ts'
import { toPublicResponse } from '../data/responses/responses.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import { type Definition, readDefinition } from '../data/surveys/definitions.ts'
import { readSurveyItem } from '../data/surveys/surveys.ts'
import { replySize } from '../platform/replySize.ts'
import { renameForgotten } from './forgottenValues.ts'

/**
 * A response for its respondent, who reads it with the present survey: present values replace forgotten ones, and `former` has the questions that had
 * another type when they were answered.
 */
export async function ownResponse(response: StoredResponse): Promise<Response> {
  const item = await readSurveyItem(response.survey_id, { deleted: true })
  const present = item && item.version !== response.survey_version && (await readDefinition(item.id, item.version, item.parts))
  if (!present) return toPublicResponse(response)
  const version = await readAnsweredVersion(response)
  const former = version ? formerQuestions(present, version, response.answers) : []
  const isFormer = new Set(former.map(({ id }) => id))
  const renamed = await renameForgotten(present, response.answers, () => Promise.resolve(response))
  const answers = response.answers.map((answer, index) => (isFormer.has(answer.question_id) ? answer : renamed[index]!))
  const reply = toPublicResponse({ ...response, answers })
  const withFormer = former.length > 0 ? { ...reply, former } : reply
  return replySize(withFormer) > limits.replyBytes ? reply : withFormer
}

/** The questions of these answers that have another type in `present`, as they were in the version. */
function formerQuestions(present: Definition, version: AnsweredVersion, answers: readonly Answer[]): FormerQuestion[] {
  const now = questionsById(present)
  return answers.flatMap(({ question_id, value }) => {
    const [was, is] = [version.question(question_id), now.get(question_id)]
    return was && is && takesAnswer(is) && isOtherType(was.type, is.type) ? [namedBy(value, was)] : []
  })
}

function namedBy(value: Answer['value'], { id, type, choices, rows, number, scale, date }: Question): FormerQuestion {
  const named = new Set(chosenValues(valuesOf(value)).map((one) => findChoice(choices, one)))
  return {
    id,
    type,
    choices: choices.filter((choice) => named.has(choice)),
    ...(rows && { rows: rows.filter((row) => rowAnswer(value, row.id) !== undefined) }),
    number,
    scale,
    date,
  }
}
