import { createHash } from 'node:crypto'
import { zipEntries } from '../../support/checkExport/zipEntries.ts'
import { readWorkbook } from '../../support/checkExport/readWorkbook.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownSteps } from '../../support/api/jobs/ownSteps.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'

ownTable()
const background = ownBackground()
const { reads, endingAfter, run, stored, silence } = ownSteps(background)

const count = 44

/** Text that hardly compresses: the sheets have more than one part of an upload, Responses and Coded alike. */
const noise = (seed: string) => createHash('shake256', { outputLength: 8_900 }).update(seed).digest('base64')

const admin = ownAdmin()
let survey: { id: string }
beforeAll(async () => {
  const questions = Array.from({ length: 16 }, (_, at) => ({ id: `q${at}`, type: 'long_text' as const }))
  survey = await createSurvey(admin, { sections: [{ id: 's', questions }] })
  for (let from = 0; from < count; from += 11) {
    const responses = Array.from({ length: 11 }, (_, at) => ({
      key: `a-response-of-a-workbook-${String(from + at).padStart(2, '0')}`,
      created_at: `2026-01-01T00:00:${String(from + at).padStart(2, '0')}.000Z`,
      answers: questions.map(({ id }) => ({ question_id: id, value: noise(`${from + at} ${id}`) })),
    }))
    await callRoute('importResponses', { as: admin, params: { id: survey.id }, body: { responses } })
  }
})

const begin = async () => (await callRoute('startExport', { as: admin, body: { survey_id: survey.id, format: 'xlsx' } })).body.id as string
const look = async (job: string) => (await callRoute('getJob', { as: admin, params: { job } })).body

/** The file of a job, and the XML of the sheets whose bytes do not depend on the time. */
async function sheetsOf(job: string) {
  const { state, error, url } = await look(job)
  if (state !== 'done') throw new Error(`the job is ${state}: ${error}`)
  const file = Buffer.from(await (await fetch(url)).arrayBuffer())
  const parts = zipEntries(file)
  expect(readWorkbook(file).map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Responses', count + 1],
    ['Coded', count + 2],
    ['Codebook', 17],
    ['Info', 19],
  ])
  return ['sheet1', 'sheet2', 'sheet3'].map((name) => parts.get(`xl/worksheets/${name}.xml`)!)
}

async function exported(most: number) {
  background.clock = endingAfter(most)
  const job = await begin()
  await background.idle()
  return sheetsOf(job)
}

let whole: Buffer[]
beforeAll(async () => {
  whole = await exported(count + 1)
})

describe('a workbook in steps', () => {
  it('has the same sheets as in one step, and a step of its own puts a long one together', async () => {
    const inSteps = await exported(15)
    expect(reads).toEqual([15, 15, 14, 0])
    expect(inSteps.map((sheet, at) => sheet.equals(whole[at]!))).toEqual([true, true, true])
    expect(await stored()).toMatchObject({ uploads: 0, objects: [expect.any(Array), expect.any(Array)] })
  })

  it('continues from its place after a step was killed, even the one that puts it together', async () => {
    background.isHeld = true
    const job = await begin()
    await run(job, 0, 20)
    await silence(job, 61, { state: 'running' })
    await look(job)
    await run(job, 2)
    await silence(job, 61, { state: 'running' })
    await look(job)
    expect(background.calls.map(({ event }) => event)).toEqual([0, 1, 2, 3, 4].map((step) => ({ job, step })))
    await run(job, 4)
    expect(reads).toEqual([20, count - 20, 0])
    const sheets = await sheetsOf(job)
    expect(sheets.map((sheet, at) => sheet.equals(whole[at]!))).toEqual([true, true, true])
  })

  it('leaves nothing if it is cancelled between two steps', async () => {
    const before = await stored()
    background.isHeld = true
    const job = await begin()
    await run(job, 0, 40)
    expect((await stored()).objects.filter(([id]) => id === job)).toEqual([
      [job, '0'],
      [job, '0-coded'],
    ])
    expect((await callRoute('cancelJob', { as: admin, params: { job } })).status).toBe(204)
    expect(await stored()).toEqual(before)
  })
})
