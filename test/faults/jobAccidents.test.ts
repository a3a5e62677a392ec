import type { JobTask } from '#functions/data/jobs.ts'
import { startJob } from '#functions/jobs/startJob.ts'
import { ownBackground } from '../support/api/background.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { jobAccidents, type Accident } from '../support/api/jobs/jobAccidents.ts'
import { ownSteps } from '../support/api/jobs/ownSteps.ts'
import { ownTable } from '../support/api/ownTable.ts'
import { ownAdmin } from '../support/api/people.ts'
import { surveyOf } from '../support/api/jobs/surveyOf.ts'
import { firstOf } from '../support/everyWay.ts'
import { zipEntries } from '../support/checkExport/zipEntries.ts'

ownTable()
const background = ownBackground()
const steps = ownSteps(background)
const { run } = jobAccidents(background, steps)
const admin = ownAdmin()
beforeEach(() => {
  background.isHeld = true
  jest.spyOn(console, 'error').mockImplementation(() => {}) // functions log accidents
})

const look = async (job: string) => (await callRoute('getJob', { as: admin, params: { job } })).body
const listed = async (id: string) =>
  (await callRoute('listResponses', { as: admin, params: { id }, query: { limit: '50' } })).body.map((row: { id: string }) => row.id)

/** The output of a job: for a workbook the sheets whose bytes do not depend on the time, for results all but the time. */
async function resultOf(job: string): Promise<string> {
  const { state, url, error, rows } = await look(job)
  if (state !== 'done' || !url) return JSON.stringify({ state, error, rows })
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
  if (bytes.toString('latin1', 0, 2) !== 'PK') return bytes.toString().replace(/"as_of":"[^"]+"/, '')
  const entries = zipEntries(bytes)
  return ['sheet1', 'sheet2', 'sheet3'].map((name) => entries.get(`xl/worksheets/${name}.xml`)!.toString()).join('\n')
}

/** `left`: how many objects of the job; `uploads`: that are neither complete nor aborted; `changes`: that the job made. */
type Made = { result: string; left: number; uploads: number; changes: number }

/** Runs a job whose steps read so many responses, with an accident at one of its changes. */
async function made(task: JobTask, most: number, accident: { kind: Accident; at: number } | null = null): Promise<Made> {
  const before = await steps.stored()
  const { id } = await startJob(task, 5)
  const changes = await run(id, steps.endingAfter(most), accident)
  const { uploads, objects } = await steps.stored()
  const left = objects.filter(([job]) => job === id).length
  return { result: await resultOf(id), left, uploads: uploads - before.uploads, changes }
}

const exportOf = (survey_id: string, format: 'csv' | 'jsonl' | 'xlsx'): JobTask => ({
  kind: 'export',
  input: { survey_id, format, lang: 'en', tz: 'Asia/Seoul', where: [] },
  site: 'https://surveys.example',
})
const countOf = (survey_id: string): JobTask => ({
  kind: 'results',
  input: { survey_id, where: [{ of: 'language', is: ['ko'] }], by: null, tz: 'Asia/Seoul' },
})

type Kind = 'csv' | 'jsonl' | 'xlsx' | 'large jsonl' | 'results' | 'deletion'

/** A job of each kind, and how many responses its steps read. */
const kinds: Record<Kind, { survey: () => Promise<string>; task: (survey: string) => JobTask; most: number }> = {
  csv: { survey: () => surveyOf(admin, 5), task: (survey) => exportOf(survey, 'csv'), most: 3 },
  jsonl: { survey: () => surveyOf(admin, 5), task: (survey) => exportOf(survey, 'jsonl'), most: 3 },
  xlsx: { survey: () => surveyOf(admin, 5), task: (survey) => exportOf(survey, 'xlsx'), most: 3 },
  'large jsonl': { survey: () => surveyOf(admin, 18, 10), task: (survey) => exportOf(survey, 'jsonl'), most: 16 },
  results: { survey: () => surveyOf(admin, 5), task: countOf, most: 3 },
  deletion: {
    survey: () => surveyOf(admin, 5),
    task: (survey_id) => ({ kind: 'deletion', input: { survey_id, where: [], count: 5 } }),
    most: 3,
  },
}

/** The differences from an undisturbed job for an accident at each of its changes. */
async function differences(accident: Accident, kind: Kind): Promise<string[]> {
  const { survey, task, most } = kinds[kind]
  let id = await survey()
  const next = async () => {
    const isGone = kind === 'deletion' && (await listed(id)).length === 0
    if (isGone) id = await survey()
    return task(id)
  }
  const undisturbed = await made(await next(), most)
  expect(undisturbed.changes).toBeGreaterThan(5)
  const different: string[] = []
  for (let at = 1; at <= undisturbed.changes; at++) {
    const { result, left, uploads } = await made(await next(), most, { kind: accident, at })
    if (result !== undisturbed.result) different.push(`${at}: ${result.slice(0, 80)}`)
    if (left !== undisturbed.left) different.push(`${at}: ${left} objects are left`)
    // the bucket aborts that of a killed step
    if (uploads > (accident === 'killed' ? 1 : 0)) different.push(`${at}: ${uploads} uploads are left`)
  }
  return different
}

describe.each(['killed', 'refused'] as const)('a job that is %s at any of its changes, without a reader', (accident) => {
  it.each(firstOf(Object.keys(kinds) as Kind[]))(
    'ends as undisturbed: %s',
    async (kind) => {
      expect(await differences(accident, kind)).toEqual([])
    },
    120_000,
  )
})
