import { randomUUID } from 'node:crypto'
import { findResponse } from '#functions/data/responses/responses.ts'
import { drawPools } from '#shared/draw/draw.ts'
import { limits } from '#shared/limits.ts'
import { callRoute, type Caller } from '../../support/api/callRoute.ts'
import { createSurvey, ownSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../../support/api/people.ts'
import { drawnSurvey } from '../../support/fixtures/drawnSurvey.ts'

ownTable()

const admin = ownAdmin()
const survey = ownSurvey(admin, drawnSurvey)

const text = (question_id: string, value = 'x') => ({ question_id, value })
const all = ['warmth', 'coldness', 'paid'].map((id) => text(id))
const warm = { seed: '0badcafe', drawn: { arm: ['warm'] } }

type Options = { as?: Caller; id?: string; answers?: object[]; headers?: Record<string, string> }
const submit = (given: object = {}, { as = null, id = survey.id, answers = all, headers = {} }: Options = {}) =>
  callRoute('submitResponse', { as, headers, body: { survey_id: id, answers, demographics: {}, ...given } })
const change = (id: string, given: object, as: Caller = null) =>
  callRoute('updateResponse', { params: { id }, as, body: { answers: all, demographics: {}, ...given } })
const read = async (id: string, as: Caller = null) => (await callRoute('getResponse', { params: { id }, as })).body
const answered = ({ answers }: { answers: { question_id: string }[] }) => answers.map(({ question_id }) => question_id)
const draws = async (drawn: unknown, id = survey.id) => (await submit({ seed: '0badcafe', drawn }, { id, answers: [] })).body.drawn

describe('the seed, draw and link of a submit', () => {
  it('are stored with the response and answered with it', async () => {
    const { status, body } = await submit({ ...warm, link: { pid: ' 7 ', constructor: 'c' }, language: 'ko' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...warm, link: { pid: ' 7 ', constructor: 'c' }, language: 'ko', survey_version: 1, state: 'stored' })
    const { next: _next, ...stored } = body
    expect(await read(body.id)).toEqual(stored)
    expect(await findResponse(body.id)).toMatchObject({ ...warm, link: { pid: ' 7 ', constructor: 'c' } })
  })

  it('decide which parts were shown: answers to others are dropped, and not required', async () => {
    expect(answered((await submit(warm)).body)).toEqual(['warmth'])
    expect(answered((await submit({ ...warm, drawn: { arm: ['cold'] }, link: { pid: '7' } })).body)).toEqual(['coldness', 'paid'])
    expect((await submit({ ...warm, drawn: { arm: ['cold'] } }, { answers: [] })).status).toBe(201)
    expect((await submit(warm, { answers: [] })).body.errors).toMatchObject([{ question_id: 'warmth' }])
  })

  it('are never changed by a change, a claim or a second submit', async () => {
    const member = await buildMember()
    const { body } = await submit({ ...warm, link: { pid: '7' } })
    const first = { ...warm, link: { pid: '7' } }
    const others = { seed: '00000000', drawn: { arm: ['cold'] }, link: { pid: '8', constructor: 'c' } }
    expect((await change(body.id, others)).body).toMatchObject({ ...first, version: 2 })
    const claimed = await callRoute('claimResponse', { as: member, body: { response_id: body.id } })
    expect(claimed.body).toMatchObject(first)
    const again = await submit({ ...others, link: { pid: 'x'.repeat(limits.linkValue + 1) } }, { as: member })
    expect(again).toMatchObject({ status: 200, body: { id: body.id, ...first } })
    expect(answered(again.body)).toEqual(['warmth', 'paid'])
    expect(await read(body.id, member)).toMatchObject({ ...first, link: { pid: '7' } })
  })

  it('decide on the answers of the later of two first submits at once, too', async () => {
    for (let times = 0; times < 3; times++) {
      const member = await buildMember()
      const sent = [['warm'], ['cold']].map((arm) => submit({ seed: '0badcafe', drawn: { arm } }, { as: member }))
      const ids = new Set((await Promise.all(sent)).map(({ body }) => body.id as string))
      expect(ids.size).toBe(1)
      const stored = await read([...ids][0]!, member)
      expect(answered(stored)).toEqual(stored.drawn.arm[0] === 'warm' ? ['warmth'] : ['coldness'])
    }
  })

  it('are not part of the content that a retry must repeat', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const { body } = await submit({ ...warm, link: { pid: '7' } }, { headers })
    const retried = await submit({ seed: '00000000', link: { pid: 7 } }, { headers })
    expect(retried).toMatchObject({ status: 200, body })
  })

  it('stay as they are where the survey gets pools and fields later', async () => {
    const { id, ...given } = await createSurvey(admin, { ...drawnSurvey, pools: [], link_fields: [] })
    const member = await buildMember()
    const { body } = await submit({ link: { pid: '7' } }, { id, as: member })
    expect(answered(body)).toEqual(['warmth', 'coldness', 'paid'])
    await callRoute('updateSurvey', { as: admin, params: { id }, body: { ...given, ...drawnSurvey } })
    const changed = await submit({ ...warm, link: { pid: '7' } }, { id, as: member })
    expect(answered(changed.body)).toEqual(['warmth', 'coldness']) // such a pool is whole for it
    expect(changed.body).not.toHaveProperty('drawn')
    expect(changed.body).not.toHaveProperty('link')
  })
})

describe('a seed', () => {
  it('is drawn by the server where none was sent, and draws the sections', async () => {
    const seeds = await Promise.all([submit(), submit({ seed: null })])
    expect(seeds[0].body.seed).toMatch(/^[0-9a-f]{8}$/)
    expect(seeds[0].body.seed).not.toBe(seeds[1].body.seed)
    expect((await submit({ seed: '0badcafe' }, { answers: [text('warmth')] })).body.drawn).toEqual({ arm: ['warm'] })
  })

  it.each(['0BADCAFE', '0badcaf', '0badcafe0', 'xbadcafe', 7])('of another form is refused: %s', async (seed) => {
    expect(await submit({ seed })).toMatchObject({ status: 422, body: { code: 'invalid', errors: [{ path: 'seed' }] } })
  })

  it('is kept only where the survey shuffles or draws', async () => {
    const plain = await createSurvey(admin)
    const { body } = await submit({ ...warm, link: { pid: '7' } }, { id: plain.id, answers: [text('name')] })
    for (const field of ['seed', 'drawn', 'link']) expect(body).not.toHaveProperty(field)
    expect(Object.keys((await findResponse(body.id))!)).not.toContain('seed')

    const { id } = await createSurvey(admin, { sections: [drawnSurvey.sections[0]!] })
    const shuffled = (await submit(warm, { id, answers: [] })).body
    expect(shuffled).toMatchObject({ seed: warm.seed })
    expect(shuffled).not.toHaveProperty('drawn')
  })
})

describe('drawn sections', () => {
  const pools = [
    { id: 'two', show: 1, shuffle: true },
    { id: 'one', show: 1, shuffle: false },
  ]
  const sections = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, pool: id < 'd' ? 'two' : 'one', questions: [] }))
  const pooled = ownSurvey(admin, { pools, sections })
  const drawnByServer = drawPools({ pools, sections, branching: [] }, '0badcafe')

  it('are taken pool by pool where all of them are of the pool', async () => {
    expect(await draws({ two: ['c'], one: ['d', 'a'] }, pooled.id)).toEqual({ two: ['c'], one: drawnByServer.one })
    expect(await draws({ two: ['gone'], one: ['d'] }, pooled.id)).toEqual({ two: drawnByServer.two, one: ['d'] })
    expect(await draws({ two: [], one: 'd', other: ['a'] }, pooled.id)).toEqual(drawnByServer)
    expect(await draws({}, pooled.id)).toEqual(drawnByServer)
  })

  const inOrder = drawPools({ pools: [{ ...pools[0]!, show: 3 }], sections, branching: [] }, '0badcafe')['two']

  it('may be more than are drawn now, each once, in the order shown', async () => {
    expect(await draws({ two: ['c', 'b', 'a', 'b'], one: ['e', 'd'] }, pooled.id)).toEqual({ two: inOrder, one: ['d', 'e'] })
  })

  it('are those with answers if the page was opened before the pool was created or changed: no input is lost', async () => {
    const { body } = await submit({}, { answers: [text('warmth'), text('coldness')] })
    expect([body.drawn, answered(body)]).toEqual([{ arm: ['warm', 'cold'] }, ['warmth', 'coldness']])
    const changed = await submit({ seed: '0badcafe', drawn: { arm: ['cold', 'gone'] } }, { answers: [text('coldness')] })
    expect([changed.body.drawn, answered(changed.body)]).toEqual([{ arm: ['cold'] }, ['coldness']])
  })

  it('are an object', async () => {
    for (const drawn of ['arm', [['warm']], 7])
      expect(await submit({ drawn })).toMatchObject({ status: 422, body: { errors: [{ path: 'drawn', code: 'wrong_type' }] } })
  })
})

describe('a value of the link', () => {
  it('is of a field that the survey has, and not blank', async () => {
    expect((await submit({ link: { pid: '', other: { deep: 7 }, __proto__: 'p' } })).body).not.toHaveProperty('link')
    expect((await submit({ link: {} })).body).not.toHaveProperty('link')
    expect((await submit({ link: { pid: null } })).body).not.toHaveProperty('link')
    expect((await submit({ link: { pid: '7', other: 'x' } })).body.link).toEqual({ pid: '7' })
  })

  it('has at most 200 characters', async () => {
    expect((await submit({ link: { pid: 'é'.repeat(limits.linkValue) } })).status).toBe(201)
    const refused = await submit({ link: { pid: 'x'.repeat(limits.linkValue + 1) } })
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid', errors: [{ path: 'link.pid', code: 'too_long' }] } })
  })

  it('is a text, in an object', async () => {
    for (const pid of [7, ['7'], { is: '7' }, true])
      expect((await submit({ link: { pid } })).body.errors).toMatchObject([{ path: 'link.pid', code: 'wrong_type' }])
    for (const link of ['pid', [], 7]) expect((await submit({ link })).body.errors).toMatchObject([{ path: 'link', code: 'wrong_type' }])
  })
})
