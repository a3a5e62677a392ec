import { readFileSync } from 'node:fs'
import type { Response } from '#shared/responses/response.ts'
import type { Results } from '#shared/responses/results.ts'
import type { Survey } from '#shared/survey/survey.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { ownStored, recounted } from '../support/stored/storedSurvey.ts'
import { wrongCounts } from '../support/api/surveyTruth.ts'
import type { StoredFormat } from '../support/stored/storedFormat.ts'

type Row = Record<string, unknown>

/**
 * A survey as the product stored it that shuffles, has a panel and asks in steps. Its first version has a pool and the link fields `pid` and
 * `constructor`, its second one neither, but `wave`. Responses: `later` to the second version, the others to the first one.
 */
type StoredLife = Pick<StoredFormat, 'made_at' | 'items' | 'retry' | 'exports'> & {
  survey: string
  responses: Record<'stored' | 'screened' | 'both' | 'later', string>
  replies: { getSurvey: Survey; firstVersion: Survey; listResponses: Row[] } & Record<'results' | 'byPool' | 'ofLink', Results> &
    Record<'stored' | 'screened' | 'both' | 'later', Response>
}

const format = JSON.parse(readFileSync('test/fixtures/life/2026-11-27.json', 'utf8')) as StoredLife
const { survey, responses, retry, replies, exports, ok, exported } = ownStored(format)

const counted = ({ as_of: _at, ...rest }: Results) => rest
const listed = (rows: Row[]) => rows.map(({ id: _id, ...row }) => row)

it('is read with its pools, link fields and panel, in each version', async () => {
  expect(await ok('getSurvey')).toMatchObject(replies.getSurvey)
  expect(await ok('getSurveyVersion', { params: { id: survey, version: '1' } })).toMatchObject(replies.firstVersion)
  expect(replies.firstVersion).toMatchObject({ pools: [{ id: 'arm' }], link_fields: [{ name: 'pid' }, { name: 'constructor' }] })
})

it('has its responses with their seed, drawn sections and link, for guests and in the list', async () => {
  for (const name of ['stored', 'screened', 'both', 'later'] as const)
    expect(await ok('getResponse', { as: null, params: { id: responses[name] } })).toMatchObject(replies[name])
  expect(replies).toMatchObject({
    stored: { seed: '0badcafe', drawn: { arm: ['warm'] }, link: { pid: 'a&b', constructor: '책' }, state: 'stored' },
    both: { drawn: { arm: ['warm', 'cold'] } },
    screened: { drawn: { arm: ['cold'] }, state: 'screened' },
    later: { seed: '12345678', link: { wave: '2' } },
  })
  expect(listed(await ok('listResponses'))).toMatchObject(listed(replies.listResponses))
})

it('has its results, compared by the former pool and of a value of a former field', async () => {
  const where = JSON.stringify([{ of: 'link.pid', is: ['a&b'] }])
  expect(counted(await ok('getResults'))).toMatchObject(counted(replies.results))
  expect(counted(await ok('getResults', { query: { by: 'drawn.arm' } }))).toMatchObject(counted(replies.byPool))
  expect(counted(await ok('getResults', { query: { where } }))).toMatchObject(counted(replies.ofLink))
  expect(replies).toMatchObject({ results: { total: 3, screened: 1 }, byPool: { by: { of: 'drawn.arm' } }, ofLink: { total: 1 } })
  expect(await wrongCounts(survey)).toEqual([])
})

it('is exported as it was', async () => {
  expect(await exported('csv')).toBe(exports.csv)
  expect(await exported('jsonl')).toBe(exports.jsonl)
})

it('takes a retry and a change of a response, whose seed, drawn sections and link stay', async () => {
  const headers = { 'idempotency-key': retry.key }
  const retried = await callRoute('submitResponse', { body: { ...retry.body, seed: '00000000', link: {} }, headers })
  expect(retried).toMatchObject({ status: 200, body: { ...replies.stored, next: 'https://panel.example/done?w=' } })
  const { answers, seed, drawn, link } = replies.stored
  const changed = await callRoute('updateResponse', { params: { id: responses.stored }, body: { answers, demographics: {} } })
  expect(changed).toMatchObject({ status: 200, body: { version: 2, survey_version: 2, seed, drawn, link } })
})

it('is saved again as it is, and recounted', async () => {
  const saved = await ok('updateSurvey', { body: replies.getSurvey })
  expect(saved).toMatchObject({ sections: replies.getSurvey.sections, panel: replies.getSurvey.panel, version: 3 })
  expect(await recounted(survey)).toEqual({ total: 3, wrong: [] })
})
