import { dynamo } from '#functions/platform/aws.ts'
import { countUnits } from '../../../scripts/lab/bench/consumedUnits.ts'
import { callRoute, type Caller } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildAdmin, buildMember } from '../../support/api/people.ts'

ownTable()

/** The write units that a submit takes of the table. */
async function writesOf(submitter: Caller) {
  const survey = await createSurvey(await buildAdmin())
  const body = { survey_id: survey.id, answers: [{ question_id: 'name', value: 'Herald' }], demographics: {} }
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

  it('of a person who signed in takes seven: in a transaction itself, the pointer to it and the check of the account cost double', async () => {
    expect(await writesOf(await buildMember())).toBe(7)
  })
})
