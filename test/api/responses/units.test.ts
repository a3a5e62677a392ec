import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { dynamo } from '#functions/platform/aws.ts'
import { countUnits } from '../../../scripts/lab/bench/consumedUnits.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { realOrGenerated } from '../../../scripts/demo/content.ts'
import { exampleResponses } from '../../../scripts/demo/responses/exampleResponses.ts'
import { callRoute, type Caller } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import type { SurveyInput } from '../../support/fixtures/sampleSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildAdmin, buildMember } from '../../support/api/people.ts'

ownTable()

/** The write units that a submit takes of the table. */
async function writesOf(
  submitter: Caller,
  content: Partial<SurveyInput> = {},
  answers: object[] = [{ question_id: 'name', value: 'Herald' }],
) {
  const survey = await createSurvey(await buildAdmin(), content)
  const body = { survey_id: survey.id, answers, demographics: {} }
  const consumed = countUnits(dynamo())
  try {
    expect((await callRoute('submitResponse', { as: submitter, body })).status).toBe(201)
    return consumed.take().write
  } finally {
    dynamo().middlewareStack.remove('countUnits')
  }
}

describe('a response', () => {
  it('of a guest takes two write units: itself, and its place in the index by_time', async () => {
    expect(await writesOf(null)).toBe(2)
  })

  it('of a guest takes no more for a survey of every type of question', async () => {
    const survey = v.parse(surveyBody, realOrGenerated)
    const examples = exampleResponses(survey, { count: 100, seed: 2026, now: new Date() })
    const { answers } = examples.toSorted((one, other) => other.answers.length - one.answers.length)[0]!
    expect(await writesOf(null, { ...survey, slug: `every-type-${randomUUID()}` }, answers)).toBe(2)
  })

  it('of a guest takes one more for a survey with a limit: its counter of seats', async () => {
    expect(await writesOf(null, { response_limit: 5 })).toBe(3)
  })

  it('of a person who signed in takes seven: in a transaction itself, the pointer to it and the check of the account cost double', async () => {
    expect(await writesOf(await buildMember())).toBe(7)
  })

  it('that is not sent takes one, for the beacon with the reached steps', async () => {
    const { id } = await createSurvey(await buildAdmin())
    const consumed = countUnits(dynamo())
    try {
      expect((await callRoute('countReach', { params: { id }, body: { steps: ['began', 'start', 'more'] } })).status).toBe(204)
      expect(consumed.take().write).toBe(1)
    } finally {
      dynamo().middlewareStack.remove('countUnits')
    }
  })
})
