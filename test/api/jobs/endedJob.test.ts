import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { setTimeout as after } from 'node:timers/promises'
import { documents, lambda, s3 } from '#functions/platform/aws.ts'
import { fullAnswers } from '../../support/fixtures/sampleSurvey.ts'
import { backgroundProcesses } from '../../../scripts/local/background/backgroundProcesses.ts'
import { startBackground } from '../../../scripts/local/background/backgroundServer.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildAdmin, type Person } from '../../support/api/people.ts'

ownTable()

const processes = backgroundProcesses()
let close: () => Promise<unknown>
let admin: Person
let survey: { id: string }
beforeAll(async () => {
  const background = await startBackground(processes.run)
  close = background.close
  Object.assign(process.env, { AWS_ENDPOINT_URL_LAMBDA: background.url, JOB_FUNCTION: 'runJob' })
  admin = await buildAdmin()
  survey = await createSurvey(admin)
  for (let call = 0; call < 20; call++) {
    const responses = Array.from({ length: 100 }, (_, at) => ({ key: `ended-job-${call}-${at}-0123456789`, answers: fullAnswers }))
    await callRoute('importResponses', { as: admin, params: { id: survey.id }, body: { responses } })
  }
}, 60_000)
afterAll(async () => {
  await processes.stop()
  lambda().destroy()
  await close()
})

const look = async (job: string) => (await callRoute('getJob', { as: admin, params: { job } })).body

/** Begins an export, in a process of its own, and waits until that is at work. */
async function begun(): Promise<string> {
  const { body } = await callRoute('startExport', { as: admin, body: { survey_id: survey.id } })
  while ((await look(body.id)).state === 'queued' && processes.running().length > 0) await after(5)
  return body.id as string
}

const files = async () =>
  (await s3().send(new ListObjectsV2Command({ Bucket: process.env.PRIVATE_BUCKET, Prefix: 'exports/' }))).Contents ?? []

describe('a job in a process of its own', () => {
  it('that is killed in the middle restarts a minute later, and finishes', async () => {
    const job = await begun()
    const [pid] = processes.running()
    process.kill(pid!, 'SIGKILL')
    while (processes.running().length > 0) await after(5)
    expect((await look(job)).state).toBe('running')
    await documents().send(
      new UpdateCommand({
        TableName: process.env.TABLE,
        Key: { pk: `JOB#${job}`, sk: 'JOB' },
        UpdateExpression: 'SET beat_at = :then',
        ExpressionAttributeValues: { ':then': new Date(Date.now() - 61_000).toISOString() },
      }),
    )
    expect(await files()).toEqual([])
    while ((await look(job)).state === 'running') await after(20)
    expect(await look(job)).toMatchObject({ state: 'done', done: 2_000, rows: 2_000 })
    expect((await callRoute('cancelJob', { as: admin, params: { job } })).status).toBe(204)
  })

  it('that is terminated with the product fails immediately', async () => {
    const job = await begun()
    await processes.stop()
    expect(await look(job)).toMatchObject({ state: 'failed', error: 'job.stopped' })
    expect(await files()).toEqual([])
  })

  it('that is cancelled in the middle stays cancelled, and leaves no file', async () => {
    const job = await begun()
    expect((await callRoute('cancelJob', { as: admin, params: { job } })).status).toBe(204)
    while (processes.running().length > 0) await after(5)
    expect(await look(job)).toMatchObject({ state: 'cancelled' })
    expect(await files()).toEqual([])
  })

  it('that is undisturbed finishes', async () => {
    const job = await begun()
    while ((await look(job)).state === 'running') await after(20)
    expect(await look(job)).toMatchObject({ state: 'done', done: 2_000, total: 2_000, url: expect.any(String) })
  })
})
