import { answerText } from '#shared/answers/answerText.ts'
import { isAnswered } from '#shared/answers/isAnswered.ts'
import type { Language } from '#shared/fields.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { logicSteps } from '#shared/logic/checkLogic.ts'
import type { ListedResponse } from '#shared/responses/response.ts'
import type { Survey, SurveyRow } from '#shared/survey/survey.ts'
import { missingTexts } from '#shared/survey/languages/translations.ts'
import { call } from '../../../../lib/api/allCalls.ts'
import { fetchSurvey } from '../../../../lib/api/fetchSurvey.ts'
import { lang } from '../../../../lib/language/language.ts'
import { inSlices } from '../../../../lib/loading/inSlices.ts'
import type { NewResponses, Visit } from './visit.ts'

/** Maximum number of surveys that are read. */
const maxSurveys = 3
/** Maximum number of responses of each that are read. */
const maxResponses = '10'
/** Maximum number of written answers. */
const maxAnswers = 4

/** `language`: the respondent's. */
type WrittenAnswer = { survey: Survey; question: string; text: string; language: Language | null; at: string }
/** A survey with warnings or with texts missing in one language. */
export type Check = { survey: Survey; warnings: number; missing: number }
export type News = { answers: WrittenAnswer[]; checks: Check[] }

/**
 * The newest written answers since a visit, and what to check, of three surveys: those with new responses, then active ones. A survey that cannot be
 * loaded is left out.
 */
export async function loadNews(
  surveys: readonly SurveyRow[],
  fresh: readonly NewResponses[],
  since: Visit,
  signal: AbortSignal,
): Promise<News> {
  const freshIds = fresh.map(({ survey }) => survey.id)
  const ids = new Set([...freshIds, ...surveys.filter(({ is_active }) => is_active).map(({ id }) => id)])
  const found = await Promise.all(
    [...ids].slice(0, maxSurveys).map(async (id) => {
      try {
        const [survey, responses] = await Promise.all([
          fetchSurvey(id, signal),
          freshIds.includes(id) ? call('listResponses', { id, query: { limit: maxResponses } }, { signal }) : [],
        ])
        const answers = (responses as ListedResponse[])
          .filter(({ created_at }) => created_at > since.at)
          .flatMap((one) => written(survey, one))
        return [{ answers, check: { survey, warnings: await countWarnings(survey), missing: missingTexts(survey).length } }]
      } catch {
        return []
      }
    }),
  )
  const read = found.flat()
  return {
    answers: read
      .flatMap(({ answers }) => answers)
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, maxAnswers),
    checks: read.map(({ check }) => check).filter(({ warnings, missing }) => warnings + missing > 0),
  }
}

/** The written answers of a response, in the order of the survey. */
function written(survey: Survey, { answers, language, created_at }: ListedResponse): WrittenAnswer[] {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  return survey.sections.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const answer = given.get(question.id)
      if (!answer || kinds[question.type].family !== 'text' || !isAnswered(question, answer.value)) return []
      return [{ survey, question: question.id, text: answerText(question, answer, lang()), language, at: created_at }]
    }),
  )
}

const countWarnings = (survey: Survey): Promise<number> =>
  new Promise((resolve) => void inSlices(logicSteps(survey), (warnings) => resolve(warnings.length)))
