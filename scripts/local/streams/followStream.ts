import type { DynamoDBRecord } from 'aws-lambda'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { responseStream } from '#shared/infrastructure.ts'
import { deliver, isOfResponse, type StreamHandler } from './deliver.ts'
import type { AskStreams } from './streamsApi.ts'
import { lastOf, TableStream, type Positions } from './tableStream.ts'

/** Milliseconds between two looks while nothing comes. */
const idle = 1_000

type Options = {
  table: string
  ask: AskStreams
  handler: StreamHandler
  /** The file that keeps how far it came, over a kill -9 too; null keeps it in memory. What was delivered and not noted comes again. */
  file: string | null
  /** Which records are delivered: changes of responses where not given. */
  passes?: (record: DynamoDBRecord) => boolean
  /** Hears of what could not be delivered. */
  onFailure?: (records: DynamoDBRecord[], reason: unknown) => void
}

/** `caughtUp` resolves when all that was in the stream at that moment is delivered. */
export type Following = { caughtUp: () => Promise<void>; stop: () => Promise<void> }

/** Brings the changes of responses from the table's stream to the function, until it is stopped. Throws where the table has no stream. */
export async function followStream({ table, ask, handler, file, passes = isOfResponse, onFailure = report }: Options): Promise<Following> {
  const stream = await TableStream.of(table, ask)
  if (!stream) throw new Error(`The table ${table} has no stream.`)
  const kept = read(file)
  const positions: Positions = kept?.arn === stream.arn ? kept.positions : {}
  const ending = new AbortController()

  /** False where there was nothing. */
  const round = async () => {
    const batches = await stream.read(positions, responseStream.batchSize)
    for (const batch of batches) {
      const changes = batch.records.filter(passes)
      if (changes.length > 0) await deliver(changes, handler, { onFailure })
      positions[batch.shard] = lastOf(batch)
      if (file) keep(file, { arn: stream.arn, positions })
    }
    return batches.length > 0
  }

  let current = Promise.resolve(false)
  /** One round at a time, whoever wants it. */
  const turn = () => (current = current.then(round, round))
  const loop = async () => {
    while (!ending.signal.aborted) {
      const cameSome = await turn().catch((error: unknown) => {
        if (!ending.signal.aborted) console.error('The stream of responses:', error)
        return false
      })
      if (!cameSome) await wait(idle, undefined, { signal: ending.signal }).catch(() => {})
    }
  }
  const running = loop()
  return {
    caughtUp: async () => {
      while (await turn());
    },
    stop: async () => {
      ending.abort()
      await running
    },
  }
}

type Kept = { arn: string; positions: Positions }

function read(file: string | null): Kept | null {
  try {
    return file ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null
  } catch {
    return null // none yet
  }
}

function keep(file: string, kept: Kept): void {
  writeFileSync(`${file}.new`, JSON.stringify(kept), { flush: true })
  renameSync(`${file}.new`, file)
}

const report = (records: DynamoDBRecord[], reason: unknown): void =>
  console.error(`${records.length} changes of responses were not counted (npm run recount mends it):`, reason)
