import { isSamePin, type Pin } from '#shared/responses/report.ts'
import { limits } from '#shared/limits.ts'
import { callRoute, type Caller } from '../../support/api/callRoute.ts'
import { createSurvey, ownSurvey } from '../../support/api/createSurvey.ts'
import { allItems } from '../../support/api/invariants.ts'
import { soundTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { fullAnswers } from '../../support/fixtures/sampleSurvey.ts'

soundTable()

const admin = ownAdmin()
const survey = ownSurvey(admin)

type Sent = { id?: string; as?: Caller; headers?: Record<string, string> }
const read = ({ id = survey.id, as = admin }: Sent = {}) => callRoute('getReport', { as, params: { id } })
const save = (pins: unknown, { id = survey.id, as = admin, headers = {} }: Sent = {}) =>
  callRoute('saveReport', { as, params: { id }, body: { pins }, headers })

/** Answers the survey. Resolves to the response's id and an admin's reference to it. */
async function answered(id = survey.id) {
  const sent = await callRoute('submitResponse', { body: { survey_id: id, answers: fullAnswers, demographics: {} } })
  const rows = await callRoute('listResponses', { as: admin, params: { id } })
  return { id: sent.body.id as string, reference: rows.body[0].id as string }
}

const items = async (id: string) => (await allItems()).filter(({ pk, sk }) => pk === `SURVEY#${id}` && sk === 'REPORT')

describe('the report of a survey', () => {
  it('has no pins before the first save', async () => {
    const { status, body, headers } = await read()
    expect([status, body, headers.etag]).toEqual([200, { pins: [] }, '"0"'])
  })

  it('stores pins in their order, by what an admin’s list calls a response, and never sends the id', async () => {
    const { id, reference } = await answered()
    const pins = [
      { response: reference, question_id: 'name', updated_at: '2026-11-20T09:00:00.000Z' },
      { response: reference, question_id: 'doubt', choice: 'other' },
    ]
    const saved = await save(pins)
    expect([saved.status, saved.body]).toEqual([200, { pins }])
    const { body, raw } = await read()
    expect(body).toEqual({ pins })
    expect(raw.includes(id.split('-')[1]!)).toBe(false)
  })

  it('has no pin of a deleted response', async () => {
    const [kept, deleted] = [await answered(), await answered()]
    const pins = [kept, deleted].map(({ reference }) => ({ response: reference, question_id: 'name' }))
    await save(pins)
    await callRoute('deleteResponse', { as: admin, params: { id: deleted.reference } })
    expect((await read()).body).toEqual({ pins: [pins[0]] })
    expect((await save(pins)).body).toEqual({ pins: [pins[0]] })
  })

  it('refuses a save on a version that is no longer stored', async () => {
    const { etag } = (await read()).headers as { etag: string }
    expect((await save([], { headers: { 'if-match': etag } })).status).toBe(200)
    expect(await save([], { headers: { 'if-match': etag } })).toMatchObject({ status: 412, body: { code: 'stale_version' } })
  })

  it('takes as many pins as the limit, and no more', async () => {
    const { reference } = await answered()
    const pins = Array.from({ length: limits.pins + 1 }, (_, at) => ({ response: reference, question_id: `q${at}` }))
    expect((await save(pins.slice(1))).body.pins).toHaveLength(limits.pins)
    expect(await save(pins)).toMatchObject({ status: 422, body: { errors: [{ path: 'pins', code: 'too_long' }] } })
  })

  it('refuses pins that fit in no item of the table', async () => {
    const { reference } = await answered()
    const choice = '가'.repeat(limits.choiceLabel)
    const pins = Array.from({ length: limits.pins }, (_, at) => ({ response: reference, question_id: `q${at}`, choice }))
    expect(await save(pins)).toMatchObject({ status: 422, body: { errors: [{ path: 'pins', code: 'too_long' }] } })
    expect((await save(pins.slice(0, 100))).status).toBe(200)
  })

  it('refuses names that are no response of the survey', async () => {
    const own = await answered()
    const other = await answered((await createSurvey(admin)).id)
    for (const response of [own.id, other.reference, `${survey.id}.x`, 'x']) {
      const { status, body } = await save([
        { response: own.reference, question_id: 'name' },
        { response, question_id: 'name' },
      ])
      expect([response, status, body.errors]).toEqual([
        response,
        422,
        [expect.objectContaining({ path: 'pins.1.response', code: 'not_allowed' })],
      ])
    }
  })

  it.each([
    ['no list', 'pins', { pins: 'all' }],
    ['no pins', 'pins', {}],
    ['a pin without a question', 'pins.0.question_id', { pins: [{ response: 'x' }] }],
    ['a name that is too long', 'pins.0.response', { pins: [{ response: 'x'.repeat(limits.pathName + 1), question_id: 'q' }] }],
    [
      'a choice that is too long',
      'pins.0.choice',
      { pins: [{ response: 'x', question_id: 'q', choice: 'x'.repeat(limits.choiceLabel + 1) }] },
    ],
    ['an answer that is pinned twice', 'pins', { pins: [0, 1].map(() => ({ response: 'x', question_id: 'q' })) }],
  ])('refuses %s', async (_, path, body) => {
    const { status, body: reply } = await callRoute('saveReport', { as: admin, params: { id: survey.id }, body })
    expect([status, reply.errors[0].path]).toEqual([422, path])
  })

  it('leaves nothing behind when its survey is deleted meanwhile', async () => {
    for (let survey = 0; survey < 5; survey++) {
      const own = await createSurvey(admin)
      const saves = Array.from({ length: 6 }, () => save([], { id: own.id }))
      const deleted = await callRoute('deleteSurvey', { as: admin, params: { id: own.id } })
      const statuses = (await Promise.all(saves)).map(({ status }) => status)
      expect([deleted.status, statuses.filter((status) => status !== 200 && status !== 404)]).toEqual([204, []])
      expect(await items(own.id)).toEqual([])
    }
  })

  it('goes with its survey, and is not found of one that there is not', async () => {
    const own = await createSurvey(admin)
    const { reference } = await answered(own.id)
    await save([{ response: reference, question_id: 'name' }], { id: own.id })
    expect(await items(own.id)).toHaveLength(1)
    await callRoute('deleteSurvey', { as: admin, params: { id: own.id } })
    expect(await items(own.id)).toEqual([])
    for (const id of [own.id, 'missing'])
      for (const reply of [await read({ id }), await save([], { id })])
        expect(reply).toMatchObject({ status: 404, body: { code: 'survey.not_found' } })
  })
})

describe('isSamePin', () => {
  it('compares all that a pin names', () => {
    const pin: Pin = { response: 'a', question_id: 'b', choice: 'c' }
    expect(isSamePin(pin, { ...pin })).toBe(true)
    for (const change of [{ response: 'x' }, { question_id: 'x' }, { choice: 'x' }])
      expect(isSamePin(pin, { ...pin, ...change })).toBe(false)
    const { choice: _, ...plain } = pin
    expect(isSamePin(pin, plain)).toBe(false)
  })
})
