import { readFileSync } from 'node:fs'
import type { PublicSurveyRow, Survey, SurveyRow } from '#shared/survey/survey.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { frozenAt } from '../support/api/frozenTime.ts'
import { loadFormat } from '../support/stored/loadFormat.ts'
import { ownTable } from '../support/api/ownTable.ts'
import { buildMember, ownAdmin, type Person } from '../support/api/people.ts'
import type { StoredFormat } from '../support/stored/storedFormat.ts'

/**
 * A survey as the product stored it that members answer in December 2026, in Korean, and that requires their age. Its first version has none of these
 * settings. Replies: to an admin, and to guests while it is open.
 */
type StoredWindow = Pick<StoredFormat, 'items'> & {
  survey: string
  replies: {
    getSurvey: Omit<Survey, 'state'>
    firstVersion: Survey
    listSurveys: Omit<SurveyRow, 'state'>
    listPublicSurveys: PublicSurveyRow
  }
}

const { survey, replies, ...format } = JSON.parse(readFileSync('test/fixtures/window/2026-11-27.json', 'utf8')) as StoredWindow

ownTable()
const admin = ownAdmin()
beforeAll(() => loadFormat(format))

const params = { id: survey }
const [before, during, after] = ['2026-11-30T23:59:59.999Z', '2026-12-01T00:00:00.000Z', '2026-12-31T14:59:59.000Z'].map((time) =>
  Date.parse(time),
) as [number, number, number]
let calls = 0
/** By a network of its own, as the time of some calls is before that of earlier ones. */
const at = (time: number, name: 'getSurvey' | 'listPublicSurveys' | 'submitResponse', given: object = {}) =>
  frozenAt(time, () => callRoute(name, { sourceIp: `10.0.0.${calls++}`, ...given }))
const memberAt = (time: number) => frozenAt(time, buildMember)
const submit = async (time: number, age?: number, as: Person | null = null) => {
  const body = { survey_id: survey, answers: [{ question_id: 'name', value: 'Herald' }], demographics: { age, job: 'Editor' } }
  const reply = await at(time, 'submitResponse', { as, body })
  return reply.body.code ?? reply.body.demographics
}

it('is read as it was, in the state of each moment', async () => {
  expect((await callRoute('getSurvey', { as: admin, params })).body).toMatchObject(replies.getSurvey)
  const { opens_at, closes_at, closed_text_ko, answering, title_ko, sections } = replies.getSurvey
  const texts = { title: '', title_ko, closed_text: '', closed_text_ko }
  const shown = { opens_at, closes_at, answering, ...texts, languages: 'ko', demographics: { age: 'required', job: 'off', place: 'last' } }
  expect((await at(before, 'getSurvey', { params })).body).toMatchObject({ ...shown, state: 'not_yet', sections: [] })
  expect((await at(after, 'getSurvey', { params })).body).toMatchObject({ ...shown, state: 'closed', sections: [] })
  const ids = sections.map(({ id }) => ({ id }))
  expect((await at(during, 'getSurvey', { params })).body).toMatchObject({ ...shown, state: 'open', sections: ids })
  expect((await callRoute('getSurveyVersion', { as: admin, params: { id: survey, version: '1' } })).body).toMatchObject(
    replies.firstVersion,
  )
})

it('is in both lists with its times', async () => {
  expect((await callRoute('listSurveys', { as: admin })).body).toMatchObject([replies.listSurveys])
  expect((await at(during, 'listPublicSurveys')).body).toMatchObject([replies.listPublicSurveys])
  expect(replies.listPublicSurveys).toMatchObject({ state: 'open', opens_at: '2026-12-01T00:00:00.000Z', minutes_range: [1, 3] })
})

it('takes responses of members within its window', async () => {
  expect(await submit(before, 30, await memberAt(before))).toBe('survey.not_yet')
  expect(await submit(after, 30, await memberAt(after))).toBe('survey.closed')
  expect(await submit(during, 30)).toBe('survey.members_only')
  const member = await memberAt(during)
  expect(await submit(during, undefined, member)).toBe('answers.invalid')
  expect(await submit(during, 30, member)).toEqual({ age: 30 })
})

it('keeps its window where its first version is restored', async () => {
  const body = { ...replies.firstVersion, restored_from: 1 }
  const saved = (await callRoute('updateSurvey', { as: admin, params, body })).body
  const { opens_at, closes_at, answering } = replies.getSurvey
  expect(saved).toMatchObject({ version: 3, opens_at, closes_at, answering, kept: ['opens_at', 'closes_at', 'answering'] })
  expect(saved).not.toHaveProperty('languages')
})
