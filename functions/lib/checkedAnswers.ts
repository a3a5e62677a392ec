import { check } from '#shared/answers.ts'
import { limits } from '#shared/limits.ts'
import type { Answer, UpdateResponseBody } from '#shared/response.ts'
import type { QuestionType } from '#shared/survey.ts'
import { isBlank } from '#shared/text.ts'
import type { Answered } from '../data/responses.ts'
import type { WholeSurvey } from '../data/surveys.ts'
import { Refusal } from './errors.ts'
import { sanitizeAnswer } from './html.ts'

/** What is kept of a response to that survey as it is now; 422 that names each question whose answer does not fit. */
export function checkedAnswers(survey: WholeSurvey, { answers, demographics, language }: UpdateResponseBody): Answered {
  const rich = questionsOf(survey, 'rich_text')
  const clean = answers.map(({ question_id, value }) => ({ question_id, value: rich.has(question_id) ? cleaned(value) : value }))
  const { kept, problems } = check(survey, clean)
  const unknown = unknownFiles(survey, kept)
  const errors = [...problems, ...unknown].slice(0, 100)
  if (errors[0]) throw new Refusal(422, 'answers.invalid', errors[0].message, { errors })
  return { answers: kept, demographics: demographics ?? {}, language: language ?? null, survey_version: survey.version }
}

const questionsOf = (survey: WholeSurvey, wanted: QuestionType): Set<string> =>
  new Set(survey.sections.flatMap(({ questions }) => questions.filter(({ type }) => type === wanted).map(({ id }) => id)))

/** A value that is too long is left to the check, which refuses it. */
function cleaned(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > limits.richText) return value
  const html = sanitizeAnswer(value)
  return isBlank(html) ? '' : html
}

/** A file must have been sent to this site first, and no route takes files: whatever is named here is nobody's. */
function unknownFiles(survey: WholeSurvey, kept: Answer[]) {
  const wanted = questionsOf(survey, 'file_upload')
  return kept
    .filter(({ question_id }) => wanted.has(question_id))
    .map(({ question_id }) => ({
      path: 'answers',
      question_id,
      code: 'file.unknown',
      message: `Question ${question_id} names a file that is not there.`,
    }))
}
