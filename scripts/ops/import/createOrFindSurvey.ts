import * as v from 'valibot'
import { type Survey, type SurveyBody, surveyBody } from '#shared/survey/survey.ts'
import { type Api, ApiError } from './api.ts'

export type Opened = { survey: Survey; created: boolean }

/** Creates the survey in `text` (JSON), or finds the one with its slug. Throws for no survey, and if that one lacks its questions. */
export async function createOrFindSurvey(call: Api, text: string): Promise<Opened> {
  const body = parsed(text)
  try {
    return { survey: await call('createSurvey', { body }), created: true }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'survey.slug_taken')) throw error
  }
  const { slug } = body
  const survey = await call('getSurveyBySlug', { slug })
  const known = new Set(survey.sections.flatMap(({ questions }) => questions.map(({ id }) => id)))
  const missing = body.sections.flatMap(({ questions }) => questions.map(({ id }) => id)).filter((id) => !known.has(id))
  if (missing.length > 0) throw new Error(`Another survey has the slug "${slug}": it lacks the questions ${missing.join(', ')}.`)
  return { survey, created: false }
}

function parsed(text: string): SurveyBody {
  const result = v.safeParse(surveyBody, JSON.parse(text))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`The file holds no survey: ${v.getDotPath(issue) ?? 'survey'}: ${issue.message}`)
}
