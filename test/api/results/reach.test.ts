import { limits } from '#shared/limits.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { drainStream } from '../../support/api/drainStream.ts'
import { endOfJob } from '../../support/api/jobs/endOfJob.ts'
import { allItems } from '../../support/api/invariants.ts'
import { frozenAt } from '../../support/api/frozenTime.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { saveSurvey } from '../../support/api/seats.ts'
import type { SurveyInput } from '../../support/fixtures/sampleSurvey.ts'

ownTable()
const background = ownBackground()
const admin = ownAdmin()

let networks = 0
/** Sends a beacon from a network of its own, unless one is given. */
const report = async (
  id: string,
  body: unknown,
  { headers = {}, sourceIp = `10.9.0.${++networks}` }: { headers?: Record<string, string>; sourceIp?: string } = {},
) => (await callRoute('countReach', { params: { id }, body, headers, sourceIp })).status
const reachOf = async (id: string, query: Record<string, string> = {}) =>
  (await callRoute('getResults', { as: admin, params: { id }, query })).body.reach
const create = async (more: Partial<SurveyInput> = {}) => (await createSurvey(admin, more)).id as string

const all = { steps: ['began', 'start', 'more'] }
const counted = (start: number, more: number) => [
  { id: 'start', count: start },
  { id: 'more', count: more },
]

describe('how far people got', () => {
  it('is counted by section, for the whole survey under any filter of the results', async () => {
    const id = await create()
    for (const steps of [['began', 'start'], ['began', 'start', 'more'], ['began'], ['more']]) expect(await report(id, { steps })).toBe(204)
    const reach = { began: 3, sections: counted(2, 2) }
    expect(await reachOf(id)).toEqual(reach)
    await callRoute('submitResponse', { body: { survey_id: id, answers: [{ question_id: 'name', value: 'Herald' }], demographics: {} } })
    await drainStream()
    expect(await reachOf(id)).toEqual(reach)
    expect(await reachOf(id, { where: JSON.stringify([{ of: 'language', is: ['ko'] }]) })).toEqual(reach)
  })

  it('is part of results that a job counts', async () => {
    const id = await create()
    await report(id, all)
    await callRoute('submitResponse', { body: { survey_id: id, answers: [{ question_id: 'name', value: 'Herald' }], demographics: {} } })
    jest.replaceProperty(limits, 'responsesCounted', -1 as never)
    const { body } = await callRoute('getResults', { as: admin, params: { id }, query: { by: 'doubt' } })
    await background.idle()
    jest.restoreAllMocks()
    const { url } = await endOfJob(body.id as string, admin)
    expect(await (await fetch(url as string)).json()).toMatchObject({ reach: { began: 1, sections: counted(1, 1) } })
  })

  it('is absent if nothing was counted, and where the survey does not count it any more', async () => {
    const id = await create()
    expect(await reachOf(id)).toBeUndefined()
    await report(id, all)
    expect(await reachOf(id)).toEqual({ began: 1, sections: counted(1, 1) })
    await saveSurvey(admin, id, { count_reach: false })
    expect(await reachOf(id)).toBeUndefined()
  })

  it('counts a step once that is named twice, and no step that the survey does not have', async () => {
    const id = await create()
    expect(await report(id, { steps: ['start', 'start', 'elsewhere', '__proto__', 'pk'] })).toBe(204)
    expect(await report(id, { steps: ['elsewhere'] })).toBe(204)
    expect(await report(id, { steps: [] })).toBe(204)
    expect(await reachOf(id)).toEqual({ began: 0, sections: counted(1, 0) })
  })

  it.each([
    ['asks not to be tracked', {}, { dnt: '1' }],
    ['has Global Privacy Control', {}, { 'sec-gpc': '1' }],
    ['answers a survey that counts nothing', { count_reach: false }, {}],
    ['answers an inactive survey', { is_active: false }, {}],
    ['answers a survey before it opens', { opens_at: '2999-01-01T00:00:00Z' }, {}],
    ['answers a survey after it closed', { closes_at: '2020-01-01T00:00:00Z' }, {}],
  ])('is 204 and not counted for a respondent who %s', async (_, fields, headers) => {
    const id = await create(fields)
    expect(await report(id, all, { headers })).toBe(204)
    await saveSurvey(admin, id, { count_reach: true, is_active: true, opens_at: null, closes_at: null })
    expect(await reachOf(id)).toBeUndefined()
  })

  it('is 204 and not counted while the survey is full, and for a survey that does not exist', async () => {
    const id = await create({ response_limit: 1 })
    await callRoute('submitResponse', { body: { survey_id: id, answers: [{ question_id: 'name', value: 'Herald' }], demographics: {} } })
    for (const survey of [id, 'S0000000000000000', 'nothing']) expect(await report(survey, all)).toBe(204)
    expect(await reachOf(id)).toBeUndefined()
  })

  it('is 204 and not counted beyond what an address may send', async () => {
    const id = await create()
    const from = (sourceIp: string, survey = id) => report(survey, { steps: ['began'] }, { sourceIp })
    await frozenAt(Date.now(), async () => {
      for (let sent = 1; sent < limits.responsesBurst; sent++) expect(await from('10.8.0.1', 'nothing')).toBe(204)
      for (const network of ['10.8.0.1', '10.8.0.1', '10.8.0.2']) expect(await from(network)).toBe(204)
    })
    expect((await reachOf(id)).began).toBe(2)
  })

  it('is 422 for another shape, and 413 for more than all sections', async () => {
    const id = await create()
    const many = Array.from({ length: limits.sections + 2 }, (_, at) => `s${at}`)
    const wrong = [{}, [], { steps: 'began' }, { steps: [1] }, { steps: [null] }, { steps: many }, { steps: ['a'.repeat(limits.id + 1)] }]
    for (const body of wrong) expect(await report(id, body)).toBe(422)
    expect(await report(id, { steps: many.slice(1) })).toBe(204)
    expect(await report(id, { steps: ['began'], more: 'a'.repeat(limits.reachBodyBytes) })).toBe(413)
  })

  it('is kept as numbers on 8 items, with nothing of who reported it', async () => {
    const id = await create()
    await Promise.all(
      Array.from({ length: 60 }, () => report(id, { steps: ['began'], name: 'Mina' }, { headers: { 'user-agent': 'Mina' } })),
    )
    const items = (await allItems()).filter(({ pk }) => pk.startsWith(`REACH#${id}#`))
    expect(items.length).toBeGreaterThan(1)
    for (const { pk, sk, ...rest } of items) expect([/#[0-7]$/.test(pk), sk, Object.keys(rest)]).toEqual([true, 'REACH', ['began']])
    expect(items.reduce((sum, { began }) => sum + Number(began), 0)).toBe(60)
  })
})
