import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { drawPools } from '#shared/draw/draw.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey, ownSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { drawnSurvey } from '../../support/fixtures/drawnSurvey.ts'

ownTable()

const admin = ownAdmin()
const survey = ownSurvey(admin, drawnSurvey)

const text = (question_id: string, value = 'x') => ({ question_id, value })
const send = (line: object, id = survey.id) =>
  callRoute('importResponses', { as: admin, params: { id }, body: { responses: [{ key: randomUUID(), ...line }] } })
/** The stored response of an imported line. */
async function imported(line: object) {
  const { body } = await send(line)
  return (await callRoute('getResponse', { as: admin, params: { id: body.responses[0].id } })).body
}

const definition = v.parse(surveyBody, drawnSurvey)
const drawnBy = (seed: string) => drawPools(definition, seed)
const seeds = Array.from({ length: 20 }, (_, at) => at.toString(16).padStart(8, '0'))

describe('an imported response', () => {
  it('keeps the seed, draw and link of its line', async () => {
    const given = { seed: '0badcafe', drawn: { arm: ['cold'] }, link: { pid: '7' } }
    const { answers, ...stored } = await imported({ ...given, answers: ['warmth', 'coldness', 'paid'].map((id) => text(id)) })
    expect(stored).toMatchObject(given)
    expect(answers).toEqual([text('coldness'), text('paid')])
  })

  it('was drawn the sections that it answers, where its line names none of the pool', async () => {
    const drawn = async (...ids: string[]) => (await imported({ answers: ids.map((id) => text(id)) })).drawn
    expect(await drawn('coldness')).toEqual({ arm: ['cold'] })
    expect(await drawn('coldness', 'warmth')).toEqual({ arm: ['warm', 'cold'] })
    expect((await imported({ drawn: { arm: ['warm'] }, answers: [text('warmth'), text('coldness')] })).drawn).toEqual({ arm: ['warm'] })
    expect((await imported({ drawn: { arm: ['gone'] }, answers: [text('warmth')] })).drawn).toEqual({ arm: ['warm'] })
  })

  it('is drawn sections by its seed where it answers none of them', async () => {
    const [ofWarm, ofCold] = ['warm', 'cold'].map((id) => seeds.find((seed) => drawnBy(seed)['arm']![0] === id)!)
    expect((await imported({ seed: ofCold, answers: [text('warmth', ' ')] })).drawn).toEqual({ arm: ['cold'] })
    expect((await imported({ seed: ofCold, drawn: { arm: ['gone'] }, answers: [text('warmth', ' ')] })).drawn).toEqual({ arm: ['cold'] })
    const missing = await send({ seed: ofWarm, answers: [text('warmth', ' ')] })
    expect(missing.body.responses).toMatchObject([{ code: 'answers.invalid' }])
  })

  it('is refused for a value of the link that is too long, and for a seed of another form', async () => {
    const long = await send({ answers: [text('warmth')], link: { pid: 'x'.repeat(201) } })
    expect(long.body.responses).toMatchObject([{ code: 'invalid', detail: expect.stringContaining('link.pid') }])
    expect(await send({ answers: [], seed: 'x' })).toMatchObject({ status: 422 })
  })

  it.each([
    ['inactive', { is_active: false }],
    ['not open yet', { opens_at: '2999-01-01T00:00:00Z' }],
    ['closed', { closes_at: '2020-01-01T00:00:00Z' }],
    ['full', { response_limit: 1 }],
    ['for members', { answering: 'members' as const }],
  ])('is stored in a survey that is %s', async (_, state) => {
    const { id } = await createSurvey(admin, { ...drawnSurvey, ...state })
    await send({ answers: [text('warmth')] }, id)
    const { body } = await send({ answers: [text('warmth')] }, id)
    expect(body.responses).toEqual([{ id: expect.any(String), kept: 1 }])
  })
})
