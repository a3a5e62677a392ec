import { join } from 'node:path'
import { hasEmbeddedDynamo, startDynamo } from './dynamodb.ts'
import { startS3 } from './s3.ts'

/** Addresses of DynamoDB and S3 (null where DYNAMODB_ENDPOINT or S3_ENDPOINT name others); `failed` resolves when one ends by itself. */
export type Emulators = { dynamo: string | null; s3: string | null; failed: Promise<string>; stop: () => Promise<unknown> }

/** Starts the emulators that the environment does not replace, with their data in `folder`, or in memory for null. Where one fails, none is left running. */
export async function startEmulators(folder: string | null): Promise<Emulators> {
  const { DYNAMODB_ENDPOINT, S3_ENDPOINT } = process.env
  if (!hasEmbeddedDynamo && !DYNAMODB_ENDPOINT) {
    throw new Error('The embedded DynamoDB runs on Linux x64 alone: name another one in DYNAMODB_ENDPOINT.')
  }
  const inFolder = (name: string) => folder && join(folder, name)
  const started = await Promise.allSettled([
    DYNAMODB_ENDPOINT ? null : startDynamo(inFolder('dynamodb.sqlite')),
    S3_ENDPOINT ? null : startS3(inFolder('s3')),
  ])
  const running = started.flatMap((part) => (part.status === 'fulfilled' && part.value ? [part.value] : []))
  const stop = () => Promise.all(running.map((part) => part.stop()))
  const [dynamo, s3] = started
  for (const part of [dynamo, s3]) {
    if (part.status === 'fulfilled') continue
    await stop()
    throw part.reason
  }
  const url = (part: typeof dynamo | typeof s3) => (part.status === 'fulfilled' && part.value ? part.value.url : null)
  return { dynamo: url(dynamo), s3: url(s3), failed: Promise.race(running.map(({ ended }) => ended)), stop }
}
