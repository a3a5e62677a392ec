import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, startEmulator, type Emulator } from './emulator.ts'

const dynamoProgram = fileURLToPath(new URL('../../../node_modules/@dynoxide/linux-x64/dynoxide', import.meta.url))

/** True if the embedded DynamoDB runs: elsewhere DYNAMODB_ENDPOINT must name another. */
const hasEmbeddedDynamo = process.platform === 'linux' && process.arch === 'x64'

/** Starts a DynamoDB emulator on a free port, with its data in `file`, or in memory for null. */
export async function startDynamo(file: string | null): Promise<Emulator & { url: string }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const command = [dynamoProgram, 'serve', '--port', String(port), ...(file ? ['--db-path', file] : [])]
    try {
      return { ...(await startEmulator('DynamoDB', command, /listening on \S+/)), url: `http://127.0.0.1:${port}` }
    } catch (error) {
      if (attempt === 3) throw error // the port may have been taken in between
    }
  }
}

const s3Program = fileURLToPath(new URL('../s3/s3Server.ts', import.meta.url))

/** Starts an S3 emulator on a free port, with its data in `folder`, or in memory for null. It checks no signatures: only the S3 proxy calls it. */
export async function startS3(folder: string | null): Promise<Emulator & { url: string }> {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', s3Program, ...(folder ? [folder] : [])]
  const emulator = await startEmulator('S3', command, /http:\S+/)
  return { ...emulator, url: emulator.line }
}

/** Addresses of DynamoDB and S3 (null if DYNAMODB_ENDPOINT or S3_ENDPOINT name others); `failed` resolves when one ends by itself. */
export type Emulators = { dynamo: string | null; s3: string | null; failed: Promise<string>; stop: () => Promise<unknown> }

/** Starts the emulators that the environment does not replace, with data in `folder`, or in memory for null. If one fails, none stays. */
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
