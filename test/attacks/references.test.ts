import { setTimeout as after } from 'node:timers/promises'
import { responseIdFromKey } from '#functions/data/ids.ts'
import { readWorkbook } from '../support/checkExport/readWorkbook.ts'
import { fullAnswers } from '../support/fixtures/sampleSurvey.ts'
import { fileSurvey, sendFile } from '../support/api/answerFile.ts'
import { ownBackground } from '../support/api/background.ts'
import { callRoute, type Caller, type Input } from '../support/api/callRoute.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { soundTable } from '../support/api/ownTable.ts'
import { buildAdmin, buildMember, ownAdmin, type Person } from '../support/api/people.ts'

soundTable()
const background = ownBackground()

const admin = ownAdmin()
let member: Person
let survey: { id: string; slug: string }
/** The responses' ids, oldest first: two of guests, one of the member. */
let ids: string[]
/** Their references in an admin's list. */
let references: string[]

const answers = [{ question_id: 'name', value: 'Changed' }]
const submit = async (survey_id: string, as: Caller = null, given: unknown = fullAnswers) =>
  (await callRoute('submitResponse', { as, body: { survey_id, answers: given, demographics: {} } })).body.id as string
const asAdmin = (input: Input = {}): Input => ({ as: admin, params: { id: survey.id }, ...input })
const listed = async (input: Input = {}, id = survey.id) =>
  (await callRoute('listResponses', asAdmin({ params: { id }, ...input }))).body as { id: string }[]

beforeAll(async () => {
  member = await buildMember()
  survey = await createSurvey(admin)
  ids = []
  for (const as of [null, null, member]) {
    ids.push(await submit(survey.id, as))
    await after(2) // the next one is younger
  }
  references = (await listed()).map(({ id }) => id).toReversed()
})

const read = (id: string, as: Caller) => callRoute('getResponse', { params: { id }, as })
const remove = (id: string, as: Caller) => callRoute('deleteResponse', { params: { id }, as })
const change = (id: string, as: Caller) => callRoute('updateResponse', { params: { id }, as, body: { answers, demographics: {} } })
const claim = (id: string, as: Caller) => callRoute('claimResponse', { as, body: { response_id: id } })

describe('the reference by which an admin knows a response', () => {
  it('is the same at every call, and the only name that the reply to it has', async () => {
    const other = await buildAdmin()
    expect((await listed({ as: other, query: { limit: '1', q: 'busan' } })).map(({ id }) => id)).toEqual([references[2]])
    expect(new Set([...references, ...ids]).size).toBe(6)
    for (const reference of references) {
      const { status, body, raw } = await read(reference, admin)
      expect([status, body.id, body.answers]).toEqual([200, reference, fullAnswers])
      expect(ids.filter((id) => raw.includes(id.split('-')[1]!))).toEqual([])
    }
  })

  it('changes and claims nothing, for any caller', async () => {
    for (const reference of references)
      for (const reply of [...[admin, member, null].map((as) => change(reference, as)), claim(reference, admin), claim(reference, member)])
        expect(await reply).toMatchObject({ status: 404, body: { code: 'response.not_found' } })
    for (const id of ids.slice(0, 2)) expect((await read(id, null)).body).toMatchObject({ version: 1, answers: fullAnswers })
  })

  it('reads and deletes only for admins', async () => {
    const own = await createSurvey(admin)
    const id = await submit(own.id)
    const [row] = await listed({}, own.id)
    for (const as of [null, member]) {
      expect((await read(row!.id, as)).status).toBe(404)
      expect((await remove(row!.id, as)).status).toBe(404)
    }
    expect((await read(id, null)).status).toBe(200)
    expect((await remove(row!.id, admin)).status).toBe(204)
    expect((await remove(row!.id, admin)).status).toBe(204)
    for (const name of [id, row!.id]) expect((await read(name, admin)).status).toBe(404)
  })

  it('opens neither a file nor a closed survey', async () => {
    const own = await fileSurvey(admin)
    const proof = await sendFile({ survey_id: own.id })
    const id = await submit(own.id, null, [{ question_id: 'proof', value: proof }])
    const [row] = await listed({}, own.id)
    await callRoute('updateSurvey', { as: admin, params: { id: own.id }, body: { ...own, is_active: false } })
    const statuses = async (response: string) =>
      Promise.all([
        callRoute('getFile', { params: { id: proof.id }, query: { response } }),
        callRoute('getSurvey', { params: { id: own.id }, query: { response } }),
        callRoute('getSurveyBySlug', { params: { slug: own.slug }, query: { response } }),
      ]).then((replies) => replies.map(({ status }) => status))
    expect(await statuses(id)).toEqual([302, 200, 200])
    expect(await statuses(row!.id)).toEqual([404, 404, 404])
  })

  it('leads nowhere once it is changed or put before another survey', async () => {
    const [reference = ''] = references
    const [surveyId, sealed] = reference.split('.')
    const other = await createSurvey(admin)
    const flipped = sealed!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const name of [
      `${other.id}.${sealed}`,
      `${surveyId}.${flipped}`,
      `${surveyId}.${sealed}A`,
      `${surveyId}.`,
      `${surveyId}-${sealed}`,
      'x'.repeat(3_000),
    ])
      expect([name, (await read(name, admin)).status]).toEqual([name, 404])
  })
})

/** The file of a job, once it is done. */
async function fileOf(name: 'startExport', body: object): Promise<Buffer> {
  const started = await callRoute(name, { as: admin, body })
  await background.idle()
  const look = () => callRoute('getJob', { as: admin, params: { job: started.body.id } })
  let { body: job } = await look()
  for (; ['queued', 'running'].includes(job.state); await after(50)) ({ body: job } = await look()) // in a rehearsal
  return Buffer.from(await (await fetch(job.url)).arrayBuffer())
}

describe('the replies about responses for an admin', () => {
  it('never has an id: lists, cursors, results, exports in every format', async () => {
    const pages = [
      await callRoute('listResponses', asAdmin({ query: { limit: '1' } })),
      await callRoute('listResponses', asAdmin({ query: { q: 'busan' } })),
      await callRoute('getResults', asAdmin()),
      await callRoute('getResults', asAdmin({ query: { where: JSON.stringify([{ of: 'doubt', is: ['Yes'] }]), by: 'doubt' } })),
      await callRoute('listSurveys', { as: admin }),
    ]
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const files = await Promise.all(
      ['csv', 'jsonl', 'xlsx'].map(async (format) => ({ format, file: await fileOf('startExport', { survey_id: survey.id, format }) })),
    )
    const texts = [
      ...pages.map(({ headers, raw }) => JSON.stringify(headers) + raw.toString()),
      ...files.map(({ format, file }) => (format === 'xlsx' ? readWorkbook(file).map(({ xml }) => xml).join() : file.toString())), // oxfmt-ignore
    ]
    expect(texts.every((text) => text.length > 100)).toBe(true)
    for (const id of ids) expect(texts.filter((text) => text.includes(id.split('-')[1]!))).toEqual([])
  })

  it('of an import names stored responses by references', async () => {
    const own = await createSurvey(admin)
    const key = 'an-import-line-of-mine'
    const { body } = await callRoute('importResponses', { as: admin, params: { id: own.id }, body: { responses: [{ key, answers }] } })
    expect(body.responses).toEqual([{ id: (await listed({}, own.id))[0]!.id, kept: 1 }])
    expect(body.responses[0].id).not.toContain(responseIdFromKey(own.id, key).split('-')[1])
  })

  it('continues only from a cursor of the same list', async () => {
    const page = await callRoute('listResponses', asAdmin({ query: { limit: '1' } }))
    const cursor = page.headers['x-next-cursor'] as string
    expect((await listed({ query: { limit: '1', cursor } })).map(({ id }) => id)).toEqual([references[1]])
    const other = await createSurvey(admin)
    const at = (id: string, given: string) => callRoute('listResponses', asAdmin({ params: { id }, query: { cursor: given } }))
    for (const [id, given] of [
      [other.id, cursor],
      [survey.id, 'x'],
      [survey.id, cursor.slice(0, -1)],
      [survey.id, `2026-01-01T00:00:00.000Z_${ids[0]!.split('-')[1]}_3`],
    ] as const)
      expect([given, await at(id, given)]).toEqual([given, expect.objectContaining({ status: 422 })])
  })
})
