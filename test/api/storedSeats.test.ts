import { readFileSync } from 'node:fs'
import { readSeats } from '#functions/data/seats.ts'
import { recountSeats } from '#functions/streams/recountSeats.ts'
import type { Reach } from '#shared/responses/reach.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { loadFormat } from '../support/stored/loadFormat.ts'
import { ownTable } from '../support/api/ownTable.ts'
import { ownAdmin } from '../support/api/people.ts'
import type { StoredFormat } from '../support/stored/storedFormat.ts'

/** A survey of three responses as the product stored it, with two of them, after one more was withdrawn; and how far people got in it. */
type StoredSeats = Pick<StoredFormat, 'items'> & {
  survey: string
  response: string
  replies: { seats: { taken: number }; reach: Reach }
}

const format = JSON.parse(readFileSync('test/fixtures/seats/2026-11-27.json', 'utf8')) as StoredSeats
const { survey, response, replies } = format

ownTable()
const admin = ownAdmin()
beforeAll(() => loadFormat(format))

const params = { id: survey }
const send = async () => {
  const body = { survey_id: survey, answers: [{ question_id: 'name', value: 'Herald' }], demographics: {} }
  return (await callRoute('submitResponse', { body })).status
}

it('has its seats, which a recount finds right', async () => {
  expect((await callRoute('getSurvey', { as: admin, params })).body.seats).toEqual(replies.seats)
  expect([await recountSeats(survey), (await readSeats(survey))?.taken]).toEqual([0, 2])
})

it('takes as many responses as are left, and one more for one that is withdrawn', async () => {
  expect([await send(), await send()]).toEqual([201, 409])
  expect((await callRoute('deleteResponse', { params: { id: response } })).status).toBe(204)
  expect([await send(), await send()]).toEqual([201, 409])
})

it('has how far people got, and counts on', async () => {
  const reach = async () => (await callRoute('getResults', { as: admin, params })).body.reach as Reach
  expect(replies.reach).toMatchObject({ began: 3 })
  expect(await reach()).toEqual(replies.reach)
  const [first] = (await callRoute('listResponses', { as: admin, params })).body as { id: string }[]
  await callRoute('deleteResponse', { as: admin, params: { id: first!.id } }) // it was full
  await callRoute('countReach', { params, body: { steps: ['began'] } })
  expect((await reach()).began).toBe(4)
})
