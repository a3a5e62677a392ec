import type { ExportFormat } from '#shared/responses/jobs.ts'
import { lambda, s3 } from '#functions/platform/aws.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownSteps } from '../../support/api/jobs/ownSteps.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { beforeTests, ownAdmin } from '../../support/api/people.ts'
import { surveyOf } from '../../support/api/jobs/surveyOf.ts'

ownTable()
const background = ownBackground()
const admin = ownAdmin()

const count = 22
const survey = beforeTests(async () => ({ id: await surveyOf(admin, count) }))
/** Of one whose file has parts. */
const large = beforeTests(async () => ({ survey_id: await surveyOf(admin, count, 10) }))
const { reads, endingAfter, run, stored, silence } = ownSteps(background)

const begin = async (format: ExportFormat) =>
  (await callRoute('startExport', { as: admin, body: { survey_id: survey.id, format, ...(format === 'jsonl' && large) } })).body
    .id as string
const look = async (job: string) => (await callRoute('getJob', { as: admin, params: { job } })).body

async function fileOf(job: string): Promise<string> {
  const { state, error, url } = await look(job)
  if (state !== 'done') throw new Error(`the job is ${state}: ${error}`)
  return (await fetch(url)).text()
}

/** The file of a job in one step. */
async function exported(format: ExportFormat): Promise<string> {
  background.clock = endingAfter(count + 1)
  const job = await begin(format)
  await background.idle()
  return fileOf(job)
}
const whole = beforeTests(async () => ({ jsonl: await exported('jsonl'), csv: await exported('csv') }))

/** Has the next call of S3 or Lambda with that name, and key, fail. */
function refuseNext(client: ReturnType<typeof s3 | typeof lambda>, name: string, key = /./): void {
  ;(client as ReturnType<typeof s3>).middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName !== name || !key.test((args.input as { Key?: string }).Key ?? '-')) return next(args)
        client.middlewareStack.remove('refused')
        throw new Error('The service is unavailable.')
      },
    { name: 'refused', step: 'initialize' },
  )
}

/** A job whose second part fails to be uploaded so many times. */
async function failing(failures: number) {
  let sent = 0
  s3().middlewareStack.add(
    (next, { commandName }) => {
      if (commandName !== 'UploadPartCommand' || ++sent === 1 || sent > 1 + failures) return next
      throw Object.assign(new Error('Please reduce your request rate.'), { name: 'SlowDown' })
    },
    { name: 'failing', step: 'initialize', priority: 'low' },
  )
  background.clock = endingAfter(15)
  const job = await begin('jsonl')
  await background.idle()
  s3().middlewareStack.remove('failing')
  return job
}

let errors: jest.SpyInstance
beforeEach(() => (errors = jest.spyOn(console, 'error').mockImplementation(() => {})))

describe('a job whose step fails', () => {
  it('fails if its upload is lost and no file was created', async () => {
    background.isHeld = true
    const job = await begin('jsonl')
    await run(job, 0, 20)
    s3().middlewareStack.add(
      (next, { commandName }) => {
        if (commandName !== 'CompleteMultipartUploadCommand') return next
        throw Object.assign(new Error('The upload does not exist.'), { name: 'NoSuchUpload' })
      },
      { name: 'gone', step: 'initialize', priority: 'low' },
    )
    for (let step = 1; step <= 3; step++) await run(job, step)
    s3().middlewareStack.remove('gone')
    expect(errors).toHaveBeenCalledTimes(3)
    expect(await look(job)).toMatchObject({ state: 'failed', error: 'job.failed' })
    const left = await stored()
    expect([left.uploads, left.objects.filter(([id]) => id === job)]).toEqual([0, []])
  })

  it('recognizes its file where the step that completed the upload was killed', async () => {
    background.isHeld = true
    const job = await begin('jsonl')
    await run(job, 0, 10)
    s3().middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          const result = await next(args)
          if (commandName === 'CompleteMultipartUploadCommand') throw new Error('The process is gone.')
          return result
        },
      { name: 'killed', step: 'initialize', priority: 'high' },
    )
    await run(job, 1)
    s3().middlewareStack.remove('killed')
    expect(errors).toHaveBeenCalledTimes(1)
    expect((await look(job)).state).toBe('running')
    await run(job, 2)
    expect(reads).toEqual([10, count - 10, 0])
    expect((await fileOf(job)) === whole.jsonl).toBe(true)
    expect((await stored()).objects.filter(([, place]) => place)).toEqual([])
  })

  it('tries a step that fails again from its place, twice, and aborts the upload where that fails too', async () => {
    const before = await stored()
    expect((await fileOf(await failing(2))) === whole.jsonl).toBe(true)
    expect(reads).toHaveLength(4)
    expect(errors).toHaveBeenCalledTimes(2)

    const tried = await stored()
    expect(await look(await failing(3))).toMatchObject({ state: 'failed', error: 'job.failed' })
    expect(await stored()).toEqual(tried)
    expect(before.uploads).toBe(0)
  })

  it.each([0, 1])('aborts the upload whose place step %i could not store', async (step) => {
    background.clock = endingAfter(step ? 10 : 16)
    refuseNext(s3(), 'PutObjectCommand', new RegExp(`/${step}$`))
    const job = await begin('jsonl')
    await background.idle()
    expect((await fileOf(job)) === whole.jsonl).toBe(true)
    expect(errors).toHaveBeenCalledTimes(1)
    expect(await stored()).toMatchObject({ uploads: 0 })
  })

  it('calls a queued step whose call failed where Lambda repeats the call of the step before, without a reader', async () => {
    background.isHeld = true
    const job = await begin('csv')
    refuseNext(lambda(), 'InvokeCommand')
    await expect(run(job, 0, 10)).rejects.toThrow('unavailable')
    expect(background.calls.map(({ event }) => event)).toEqual([{ job, step: 0 }])
    await silence(job, 59)
    await run(job, 0) // its call may still be under way
    expect(background.calls).toHaveLength(1)
    await silence(job, 61)
    await run(job, 0)
    expect(background.calls.at(-1)!.event).toEqual({ job, step: 1 })
    await run(job, 1)
    expect(await look(job)).toMatchObject({ state: 'done', rows: count })
  })

  it('removes the places of a job that is done where Lambda repeats the call that was killed then', async () => {
    background.isHeld = true
    const job = await begin('csv')
    await run(job, 0, 10)
    refuseNext(s3(), 'DeleteObjectCommand')
    await expect(run(job, 1)).rejects.toThrow('unavailable')
    expect(await look(job)).toMatchObject({ state: 'done' })
    await run(job, 1)
    expect((await stored()).objects.filter(([id]) => id === job)).toEqual([[job]])
  })

  it('keeps the place from which another step has taken over', async () => {
    background.isHeld = true
    const job = await begin('csv')
    await run(job, 0, 10)
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: isSlow, resolve: slow } = Promise.withResolvers<void>()
    s3().middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          if (commandName === 'PutObjectCommand') {
            slow()
            await promise
          }
          return next(args)
        },
      { name: 'slow', step: 'initialize' },
    )
    const late = run(job, 1, 5)
    await isSlow
    s3().middlewareStack.remove('slow')
    await silence(job, 61)
    expect(await look(job)).toMatchObject({ state: 'running' })
    goOn()
    await late
    await run(job, 2)
    expect((await fileOf(job)) === whole.csv).toBe(true)
    expect((await stored()).objects.filter(([id]) => id === job)).toEqual([[job]])
  })
})
