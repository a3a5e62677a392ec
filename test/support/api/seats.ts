import { randomUUID } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { newResponseId } from '#functions/data/ids.ts'
import { key } from '#functions/data/keys.ts'
import { storeNewResponse } from '#functions/data/responses/saveResponse.ts'
import { readSeats } from '#functions/data/seats.ts'
import { handler } from '#functions/jobs/runJob.ts'
import { documents } from '#functions/platform/aws.ts'
import { limits } from '#shared/limits.ts'
import { endingSurvey } from '../fixtures/endingSurvey.ts'
import type { SurveyInput } from '../fixtures/sampleSurvey.ts'
import { ownBackground } from './background.ts'
import { callRoute, type Caller } from './callRoute.ts'
import { createSurvey } from './createSurvey.ts'
import { withFunction } from './iam.ts'
import { ownTable } from './ownTable.ts'
import { ownAdmin } from './people.ts'

/** Saves a survey with some fields changed. */
export async function saveSurvey(admin: Caller, id: string, change: object) {
  const { body } = await callRoute('getSurvey', { as: admin, params: { id } })
  const saved = await callRoute('updateSurvey', { as: admin, params: { id }, body: { ...body, ...change } })
  if (saved.status !== 200) throw new Error(`saving the survey answered ${saved.status}: ${JSON.stringify(saved.body)}`)
  return saved.body
}

/** Moves the beginning of a job so many seconds into the past. */
const backdate = (job: string, seconds: number) =>
  documents().send(
    new UpdateCommand({
      TableName: process.env.TABLE,
      Key: key.job(job),
      UpdateExpression: 'SET created_at = :then',
      ExpressionAttributeValues: { ':then': new Date(Date.now() - seconds * 1000).toISOString() },
    }),
  )

/** Runs the counts of seats that saves have started, as they would run half a minute later. Background functions must be held back. */
export async function countSeats(background: ReturnType<typeof ownBackground>): Promise<void> {
  for (const { event } of background.calls.splice(0)) {
    const { job } = event as { job: string }
    await backdate(job, 31)
    await withFunction('runJob', () => handler({ job }, { getRemainingTimeInMillis: () => 900_000 }))
  }
}

/** Answers to `endingSurvey` that take a seat, and those of someone whom it screens out. */
export const adult = [
  { question_id: 'age', value: 34 },
  { question_id: 'trade', value: 'Baker' },
]
export const minor = [{ question_id: 'age', value: 12 }]

const notAgain = () => Promise.reject(new Error('The answers were checked again.'))

/** Stores a response past the handler: by default without a seat, as a submit does that knew of no limit. */
export function storeAnswered(surveyId: string, more: object = {}) {
  const response = { id: newResponseId(surveyId), source: 'sent' as const, surveyId, owner: null, request: undefined }
  const answered = { answers: [], demographics: {}, language: null, survey_version: 1 }
  return storeNewResponse({ ...response, packedLimit: limits.itemBytes }, { answered, files: [], ...more }, notAgain)
}

type Sent = { as?: Caller; key?: string; answers?: object[]; sourceIp?: string }

/** Submits answers, as a guest by default. */
export const send = (survey_id: string, { as = null, key, answers = adult, sourceIp = '192.0.2.1' }: Sent = {}) =>
  callRoute('submitResponse', {
    as,
    sourceIp,
    headers: key ? { 'idempotency-key': key } : {},
    body: { survey_id, answers, demographics: {} },
  })

/** Submits so many responses, and resolves to their ids. */
export const sendMany = async (id: string, count: number) => {
  const ids: string[] = []
  for (let sent = 0; sent < count; sent++) ids.push((await send(id)).body.id as string)
  return ids
}

export const withdraw = (id: string, as: Caller = null) => callRoute('deleteResponse', { params: { id }, as })

/** How many seats of a survey are taken; undefined if it counts none. */
export const taken = async (id: string) => (await readSeats(id))?.taken

/** Gives a test file a table, and creates surveys with a limit. Jobs are held back. */
export function ownSeats() {
  ownTable()
  const background = ownBackground()
  const admin = ownAdmin()
  beforeEach(() => {
    background.isHeld = true
    background.calls.length = 0
  })
  afterEach(() => jest.restoreAllMocks())

  const limited = async (response_limit: number | null, more: Partial<SurveyInput> = {}): Promise<string> =>
    (await createSurvey(admin, { ...endingSurvey, slug: `limited-${randomUUID()}`, response_limit, ...more })).id
  const importOne = async (id: string, given: string) => {
    const body = { responses: [{ key: given, answers: adult }] }
    return (await callRoute('importResponses', { as: admin, params: { id }, body })).body.responses[0].id as string
  }
  const seatsShown = async (id: string, as: Caller = admin) => (await callRoute('getSurvey', { as, params: { id } })).body.seats
  return { admin, background, limited, importOne, seatsShown }
}
