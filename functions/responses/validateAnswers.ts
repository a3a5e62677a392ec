import { checkAnswers } from '#shared/answers/checkAnswers.ts'
import { leavesOutText } from '#shared/answers/checkShownAnswers.ts'
import { questionsById } from '#shared/answers/normalize.ts'
import { checkedKinds } from '#shared/kinds/checkedKinds.ts'
import { isOtherType } from '#shared/kinds/isFormer.ts'
import { questionsHolding } from '#shared/kinds/kinds.ts'
import type { GivenOnceBody, UpdateResponseBody } from '#shared/responses/response.ts'
import { exceedsRichTextLimits } from '#shared/html/richTextSize.ts'
import { siteDay } from '#shared/time/timeZone.ts'
import { isBlank } from '#shared/text.ts'
import { readAnsweredVersion } from '../answered/answeredVersion.ts'
import type { Checked } from '../data/responses/saveResponse.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'
import { HttpError } from '../platform/errors.ts'
import { resolveFiles, type Saver } from '../files/resolveFiles.ts'
import { sanitizeAnswer } from '../html/html.ts'
import { askedDemographics } from './askedDemographics.ts'
import { renameForgotten } from './forgottenValues.ts'
import { givesOnce, readGivenOnce } from './readGivenOnce.ts'

/**
 * The content to store for a response, files included. `findEarlier`: finds the response to replace; `createdAt`: of an imported response. Throws 422
 * with an error for each invalid answer.
 */
export async function validateAnswers(
  survey: WholeSurvey,
  body: UpdateResponseBody & GivenOnceBody,
  saver: Saver,
  findEarlier: () => Promise<StoredResponse | null> = () => Promise.resolve(null),
  createdAt?: string,
): Promise<Checked> {
  const { language } = body
  const first = givesOnce(survey) ? await findEarlier() : null
  const given = first ?? (givesOnce(survey) ? readGivenOnce(survey, body) : undefined)
  const answers = await renameForgotten(survey, body.answers, findEarlier)
  const rich = questionsHolding(survey, 'html')
  // only the last of several answers to a question counts: sanitizing the others would be wasted
  const last = new Map(answers.map(({ question_id }, index) => [question_id, index]))
  const clean = answers.map((answer, index) =>
    rich.has(answer.question_id) && last.get(answer.question_id) === index ? { ...answer, value: sanitized(answer.value) } : answer,
  )
  const checked = checkAnswers(survey, clean, { today: siteDay(createdAt ? new Date(createdAt) : Date.now()), given })
  const needsEarlier = checked.problems.length > 0 || leavesOutText(survey, clean) || comparesToday(survey)
  const earlier = first ?? (needsEarlier ? await findEarlier() : null)
  const { kept, problems, ended_by } = earlier
    ? checkAnswers(survey, clean, {
        stored: await answersOfPresentTypes(survey, earlier),
        today: siteDay(new Date(earlier.created_at)),
        given,
      })
    : checked
  const pathOf = (questionId: string) => `answers.${clean.findLastIndex(({ question_id }) => question_id === questionId)}.value`
  const withFiles = await resolveFiles(survey, kept, pathOf, saver)
  const { kept: demographics, errors: blank } = askedDemographics(survey, body.demographics ?? {})
  const errors = [...problems, ...withFiles.errors, ...blank].slice(0, 100)
  if (errors[0]) throw new HttpError(422, 'answers.invalid', errors[0].message, { errors })
  const answered = {
    answers: withFiles.answers,
    demographics,
    language: language ?? null,
    survey_version: survey.version,
  }
  const screened = ended_by !== undefined
  return {
    answered,
    files: withFiles.files,
    screened,
    ...(!first && given && { given }),
    ...(screened && { isKept: survey.keep_screened !== false }),
  }
}

/** The answers of a response without those to questions that had another type then, where one of both types came with version 2. */
async function answersOfPresentTypes(survey: WholeSurvey, response: StoredResponse): Promise<StoredResponse['answers']> {
  if (response.survey_version === survey.version) return response.answers
  const version = await readAnsweredVersion(response)
  const present = questionsById(survey)
  return response.answers.filter(({ question_id }) => {
    const [now, then] = [present.get(question_id)?.type, version?.question(question_id)?.type]
    return !now || !then || !isOtherType(then, now)
  })
}

/** Whether an answer is compared with the day of its response, for which a replaced response must be read. */
const comparesToday = ({ sections }: WholeSurvey) =>
  sections.some(({ questions }) => questions.some((question) => checkedKinds[question.type].comparesToday?.(question)))

/** The HTML as it is stored, '' for a blank one. A value that is too long is returned as it is, for checkAnswers to reject. */
function sanitized(value: unknown): unknown {
  if (typeof value !== 'string' || exceedsRichTextLimits(value)) return value
  const html = sanitizeAnswer(value)
  return isBlank(html) ? '' : html
}
