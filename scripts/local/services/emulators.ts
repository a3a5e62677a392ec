import { join } from 'node:path'
import { hasEmbeddedDynamo, startDynamo } from './dynamodb.ts'
import { startS3 } from '../s3/s3.ts'

/** Addresses of DynamoDB and S3 (null where DYNAMODB_ENDPOINT or S3_ENDPOINT name others); `failed` tells of one that ends by itself. */
export type Emulators = { dynamo: string | null; s3: string | null; failed: Promise<string>; stop: () => Promise<unknown> }

/** Starts what the environment does not say is elsewhere, with its data in `folder`, or in memory for null. All or nothing. */
export async function startEmulators(folder: string | null): Promise<Emulators> {
  const { DYNAMODB_ENDPOINT, S3_ENDPOINT } = process.env
  if (!hasEmbeddedDynamo && !DYNAMODB_ENDPOINT) {
    throw new Error('The embedded DynamoDB runs on Linux x64 alone: name another one in DYNAMODB_ENDPOINT.')
  }
  const kept = (name: string) => folder && join(folder, name)
  const started = await Promise.allSettled([
    DYNAMODB_ENDPOINT ? null : startDynamo(kept('dynamodb.sqlite')),
    S3_ENDPOINT ? null : startS3(kept('s3')),
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
