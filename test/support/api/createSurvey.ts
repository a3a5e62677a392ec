import { sampleSurvey, type SurveyInput } from '../fixtures/sampleSurvey.ts'
import { callRoute, type Caller } from './callRoute.ts'

/** Stores a survey and resolves to what the API answered. */
export async function createSurvey(admin: Caller, overrides: Partial<SurveyInput> = {}) {
  const { status, body } = await callRoute('createSurvey', { as: admin, body: sampleSurvey(overrides) })
  if (status !== 201) throw new Error(`creating a survey answered ${status}: ${JSON.stringify(body)}`)
  return body
}
