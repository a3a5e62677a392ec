import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { key } from '#functions/data/keys.ts'
import { handler } from '#functions/jobs/runJob.ts'
import { documents, s3 } from '#functions/platform/aws.ts'
import { limits } from '#shared/limits.ts'
import type { ownBackground } from '../background.ts'

/** Lets a test file decide when the steps of its jobs end, and inspect their output. The parts of their files are the smallest that S3 accepts. */
export function ownSteps(background: ReturnType<typeof ownBackground>) {
  /** How many responses each step read. */
  const reads: number[] = []

  /** The remaining time of a function that has to end after it has read so many responses. */
  const endingAfter = (most: number) => () => {
    const at = reads.push(-1) - 1 // it asks once when it begins
    return () => (++reads[at]! < most ? 900_000 : 50_000)
  }

  /** The multipart uploads that are neither complete nor aborted: the emulator lists none. */
  const uploads = new Set<string>()

  beforeAll(() =>
    s3().middlewareStack.add(
      (next, { commandName }) =>
        async (args) => {
          const result = await next(args)
          if (commandName === 'CreateMultipartUploadCommand') uploads.add((result.output as { UploadId: string }).UploadId)
          if (/^(Complete|Abort)/.test(String(commandName))) uploads.delete((args.input as { UploadId: string }).UploadId)
          return result
        },
      { name: 'uploads', step: 'initialize' },
    ),
  )
  beforeAll(() => void jest.replaceProperty(limits, 'jobPartBytes', 5 * 1024 * 1024))
  beforeEach(() => {
    reads.length = 0
    background.calls.length = 0
  })
  afterEach(() => Object.assign(background, { isHeld: false, clock: null }))

  return {
    reads,
    endingAfter,
    /** Runs a step that reads so many responses. */
    run: (job: string, step: number, most = Infinity) => handler({ job, step }, { getRemainingTimeInMillis: endingAfter(most)() }),
    /** The leftovers of all jobs. */
    stored: async () => {
      const { Contents = [] } = await s3().send(new ListObjectsV2Command({ Bucket: process.env.PRIVATE_BUCKET, Prefix: 'exports/' }))
      return { uploads: uploads.size, objects: Contents.map(({ Key }) => Key!.split('/').slice(1)) }
    },
    /** Changes a job in the table as an accident would: its last heartbeat was so many seconds ago. */
    silence: (job: string, seconds: number, change: { state?: string; done?: number } = {}) => {
      const set = Object.entries({ ...change, beat_at: new Date(Date.now() - seconds * 1000).toISOString() })
      return documents().send(
        new UpdateCommand({
          TableName: process.env.TABLE,
          Key: key.job(job),
          UpdateExpression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
          ExpressionAttributeNames: Object.fromEntries(set.map(([name]) => [`#${name}`, name])),
          ExpressionAttributeValues: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
        }),
      )
    },
  }
}
