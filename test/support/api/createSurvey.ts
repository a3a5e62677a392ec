import { sampleSurvey, type SurveyInput } from '../fixtures/sampleSurvey.ts'
import { callRoute, type Caller } from './callRoute.ts'
import { beforeTests } from './people.ts'

/** Stores a survey and resolves to the API's reply. */
export async function createSurvey(admin: Caller, overrides: Partial<SurveyInput> = {}) {
  const { status, body } = await callRoute('createSurvey', { as: admin, body: sampleSurvey(overrides) })
  if (status !== 201) throw new Error(`creating a survey answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** A survey that is stored before the tests of a file or block. */
export const ownSurvey = (admin: Caller, overrides?: Partial<SurveyInput>) =>
  beforeTests<{ id: string; slug: string }>(() => createSurvey(admin, overrides))
