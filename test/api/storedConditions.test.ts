import { readFileSync } from 'node:fs'
import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { ownStored, recounted } from '../support/stored/storedSurvey.ts'
import { wrongCounts } from '../support/api/surveyTruth.ts'
import type { StoredFormat } from '../support/stored/storedFormat.ts'

type Row = Record<string, unknown>

/**
 * A survey with conditions as the product stored it. Its first version ends for respondents under 18; in its second one it does not, and a choice that
 * a condition names has another value. Responses: `stored` and `screened` to the first version, `later` to the second one.
 */
type StoredConditions = Pick<StoredFormat, 'made_at' | 'items' | 'retry' | 'exports'> & {
  survey: string
  responses: Record<'stored' | 'screened' | 'later', string>
  /** `ofScreened`: only of screened responses; `wouldHold`: with the number that chose that choice. */
  replies: { getSurvey: Survey; listResponses: Row[] } & Record<'firstVersion' | 'results' | 'ofScreened' | 'wouldHold', Row> &
    Record<'stored' | 'screened' | 'later', Response>
}

const format = JSON.parse(readFileSync('test/fixtures/conditions/2026-11-26.json', 'utf8')) as StoredConditions
const { survey, responses, retry, replies, exports, ok, exported } = ownStored(format)

const counted = ({ as_of: _at, ...rest }: Row) => rest
const listed = (rows: Row[]) => rows.map(({ id: _id, ...row }) => row)
const change = (id: string, answers: object[]) =>
  callRoute('updateResponse', { as: null, params: { id }, body: { answers, demographics: {} } })

it('is read with its conditions and its end, in each version', async () => {
  expect(await ok('getSurvey')).toMatchObject(replies.getSurvey)
  expect(await ok('getSurveyVersion', { params: { id: survey, version: '1' } })).toMatchObject(replies.firstVersion)
})

it('has its responses, the screened one marked, for guests and in the list', async () => {
  for (const name of ['stored', 'screened', 'later'] as const)
    expect(await ok('getResponse', { as: null, params: { id: responses[name] } })).toMatchObject(replies[name])
  expect([replies.stored.state, replies.screened.state, replies.later.state]).toEqual(['stored', 'screened', 'stored'])
  expect(listed(await ok('listResponses'))).toMatchObject(listed(replies.listResponses))
})

it('has its results without screened responses, with only these, and under a condition', async () => {
  const where = JSON.stringify([{ of: 'screened', is: [true] }])
  const show_if = { clauses: [{ question_id: '__proto__', op: 'any_of', values: ['Daily'] }] }
  expect(counted(await ok('getResults'))).toMatchObject(counted(replies.results))
  expect(counted(await ok('getResults', { query: { where } }))).toMatchObject(counted(replies.ofScreened))
  expect(counted(await ok('countResults', { body: { show_if } }))).toMatchObject(counted(replies.wouldHold))
  expect([replies.results, replies.ofScreened, replies.wouldHold]).toMatchObject([
    { total: 2, screened: 1 },
    { total: 1, screened: 1 },
    { total: 2, would_hold: 2 },
  ])
  expect(await wrongCounts(survey)).toEqual([])
})

it('is exported as before, with hidden parts and screened out responses', async () => {
  expect(await exported('csv')).toBe(exports.csv)
  expect(await exported('jsonl')).toBe(exports.jsonl)
})

it('takes a retry of the screened response and changes of the others', async () => {
  const retried = await callRoute('submitResponse', { as: null, body: retry.body, headers: { 'idempotency-key': retry.key } })
  expect(retried).toMatchObject({ status: 200, body: { id: responses.screened, state: 'screened' } })
  const { answers } = replies.stored
  expect(await change(responses.screened, answers)).toMatchObject({ status: 409, body: { code: 'response.screened' } })
  const young = answers.map((one) => (one.question_id === 'age' ? { ...one, value: 12 } : one))
  expect(await change(responses.stored, young)).toMatchObject({ status: 200, body: { state: 'stored', version: 2 } })
})

it('is saved again as it is, and recounted', async () => {
  const saved = await ok('updateSurvey', { body: replies.getSurvey })
  expect(saved.sections).toMatchObject(replies.getSurvey.sections)
  expect(await recounted(survey)).toEqual({ total: 2, wrong: [] })
})
