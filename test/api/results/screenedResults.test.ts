import { randomUUID } from 'node:crypto'
import type { Results } from '#shared/responses/results.ts'
import { numberOfResponses } from '#functions/data/responses/responseOrder.ts'
import { emulatedStreams } from '../../../scripts/local/dataFolder/streamsApi.ts'
import { TableStream } from '#functions/streams/tableStream.ts'
import { recountSurvey } from '#functions/streams/recountSurvey.ts'
import { maxNewest } from '#functions/counts/keptCounts.ts'
import { callRoute, type Caller } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { drainStream } from '../../support/api/drainStream.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../../support/api/people.ts'
import { wrongCounts } from '../../support/api/surveyTruth.ts'
import { endingSurvey } from '../../support/fixtures/endingSurvey.ts'

ownTable()

const admin = ownAdmin()
let id: string
beforeEach(async () => void (id = (await createSurvey(admin, endingSurvey)).id))

const aged = (age: number, reads: string[] = []) => [
  { question_id: 'age', value: age },
  { question_id: 'signs', value: reads },
  { question_id: 'trade', value: 'Baker' },
]
async function submit(answers: object[], { as = null, ...more }: { as?: Caller; demographics?: object; language?: string } = {}) {
  const reply = await callRoute('submitResponse', { as, body: { survey_id: id, answers, demographics: {}, ...more } })
  expect(reply.status).toBe(201)
  return reply.body.id as string
}
const remove = (response: string) => callRoute('deleteResponse', { as: admin, params: { id: response } })
async function results(query: { where?: object[]; by?: string; tz?: string } = {}): Promise<Results> {
  const { where, ...rest } = query
  const asked = { ...rest, ...(where && { where: JSON.stringify(where) }) }
  const { status, body } = await callRoute('getResults', { as: admin, params: { id }, query: asked })
  expect(status).toBe(200)
  return body as Results
}
const listed = async () => (await callRoute('listSurveys', { as: admin })).body.find((row: { id: string }) => row.id === id)
const recount = async () => {
  const stream = await TableStream.of(process.env.TABLE!, emulatedStreams(process.env.AWS_ENDPOINT_URL_DYNAMODB!))
  return recountSurvey(id, stream!)
}
const everyTime = [{ of: 'created_at', from: '2020-01-01T00:00:00.000Z' }]
const screenedOnly = { of: 'screened', is: [true] }

/** The rows of the list: number, and whether screened out. */
async function rows(where?: object[]) {
  const query = where && { where: JSON.stringify(where) }
  const { body } = await callRoute('listResponses', { as: admin, params: { id }, ...(query && { query }) })
  return body.map(({ number, screened }: { number: number; screened?: true }) => [number, screened])
}

const ended = ({ sections }: Results) => sections.map((section) => section.ended)

describe('results', () => {
  it('leave screened responses out of everything and say how many they are, kept and in a pass', async () => {
    await submit(aged(30, ['books']), { language: 'en' })
    const before = await results({ where: everyTime })
    const member = await buildMember()
    await submit(aged(12, ['papers']), { language: 'ko', demographics: { job: 'Pupil', age: 12 } })
    await submit(aged(15, ['papers']), { as: member })
    await drainStream()
    expect(before).toMatchObject({ total: 1, screened: 0 })
    for (const query of [{}, { where: everyTime }, { tz: 'Asia/Tokyo' }])
      expect(await results(query)).toEqual({ ...before, screened: 2, as_of: expect.any(String) })
    expect(await wrongCounts(id)).toEqual([])
  })

  it('under a filter say how many of the screened match the rest', async () => {
    await submit(aged(30, ['books']))
    for (const reads of ['books', 'papers', 'papers']) await submit(aged(12, [reads]))
    const papers = { of: 'signs', is: ['papers'] }
    expect(await results({ where: [papers] })).toMatchObject({ total: 0, screened: 2 })
    expect(await results({ where: [papers, screenedOnly] })).toMatchObject({ total: 2, screened: 2 })
    expect(await results({ where: [{ of: 'age', from: 20 }, screenedOnly] })).toMatchObject({ total: 0, screened: 0 })
  })

  it('of only screened responses count by the section that ended them, by the answered version', async () => {
    await submit(aged(12))
    const { body } = await callRoute('getSurvey', { as: admin, params: { id } })
    const [start, work] = body.sections
    const sections = [
      { ...start, ends_if: null },
      { ...work, ends_if: { clauses: [{ question_id: 'age', op: 'between', from: 60 }] } },
      { id: 'last' },
    ]
    expect((await callRoute('updateSurvey', { as: admin, params: { id }, body: { ...body, sections } })).status).toBe(200)
    for (const age of [12, 61, 62]) await submit(aged(age))
    expect(ended(await results({ where: [screenedOnly] }))).toEqual([1, 2, undefined])
    expect(ended(await results({ where: everyTime }))).toEqual([undefined, undefined, undefined])
  })

  it('answer 422 to any other value', async () => {
    for (const is of [[], [false], ['true']]) {
      const query = { where: JSON.stringify([{ of: 'screened', is }]) }
      const { status } = await callRoute('getResults', { as: admin, params: { id }, query })
      expect([is, status]).toEqual([is, is[0] === 'true' ? 200 : 422]) // a question may have the id `screened`, too
    }
  })
})

describe('lists', () => {
  it('of surveys have the screened beside the responses', async () => {
    expect(await listed()).toMatchObject({ responses: null, screened: null })
    await submit(aged(12))
    await drainStream()
    expect(await listed()).toMatchObject({ responses: 0, screened: 1, last_response_at: null })
    const stored = await submit(aged(30))
    const { created_at } = (await callRoute('getResponse', { params: { id: stored } })).body
    await submit(aged(13))
    await drainStream()
    expect(await listed()).toMatchObject({ responses: 1, screened: 2, last_response_at: created_at })
  })

  it('of responses have them, marked and numbered', async () => {
    for (const age of [30, 12, 40, 13]) await submit(aged(age))
    const all = [
      [4, true],
      [3, undefined],
      [2, true],
      [1, undefined],
    ]
    expect(await rows()).toEqual(all)
    await drainStream()
    expect(await rows()).toEqual(all)
    expect(await rows([screenedOnly])).toEqual([all[0], all[2]])
  })

  it('are as long as there are responses, counted or not, screened or not', async () => {
    for (const age of [30, 12]) await submit(aged(age))
    await drainStream()
    const last = await submit(aged(13))
    expect(await numberOfResponses(id)).toBe(3)
    await drainStream()
    expect(await numberOfResponses(id)).toBe(3)
    await remove(last)
    await drainStream()
    expect(await numberOfResponses(id)).toBe(2)
  })
})

describe('kept counts', () => {
  it('follow claims and deletions of screened responses, and a recount finds the same', async () => {
    const member = await buildMember()
    const [claimed, gone] = [await submit(aged(12)), await submit(aged(13))]
    await submit(aged(30))
    await drainStream()
    await callRoute('claimResponse', { as: member, body: { response_id: claimed } })
    await remove(gone)
    await drainStream()
    expect(await results()).toMatchObject({ total: 1, screened: 1, signed_in: 0 })
    expect([await wrongCounts(id), await recount()]).toMatchObject([[], { total: 1, differences: [] }])
  })

  it('know the latest response where all newer ones are deleted or screened', async () => {
    const importAll = async (ages: number[]) => {
      const responses = ages.map((age, at) => ({
        key: randomUUID(),
        answers: aged(age),
        created_at: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
      }))
      const { body } = await callRoute('importResponses', { as: admin, params: { id }, body: { responses } })
      return body.responses.map((one: { id: string }) => one.id) as string[]
    }
    const ids = await importAll([30, 12, ...Array.from({ length: maxNewest }, () => 40)])
    await drainStream()
    for (const response of ids.slice(2)) await remove(response)
    await drainStream()
    expect(await listed()).toMatchObject({ responses: 1, screened: 1, last_response_at: '2026-01-01T00:00:00.000Z' })
    expect(await wrongCounts(id)).toEqual([])
  })
})
