import type { DynamoDBRecord } from 'aws-lambda'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { responseStream } from '#shared/infrastructure.ts'
import { deliver, isOfResponse, type StreamHandler } from './deliver.ts'
import type { AskStreams } from '#functions/streams/streamsApi.ts'
import { lastOf, TableStream, type Positions } from '#functions/streams/tableStream.ts'

const idleInterval = 1_000

type Options = {
  table: string
  ask: AskStreams
  handler: StreamHandler
  /** The file of the positions reached; null for memory only. After a kill, records delivered since the last save are delivered again. */
  file: string | null
  /** The records to deliver: by default changes of responses. */
  passes?: (record: DynamoDBRecord) => boolean
  onFailure?: (records: DynamoDBRecord[], reason: unknown) => void
}

/** `caughtUp` resolves when everything that is in the stream at the call is delivered. */
export type Following = { caughtUp: () => Promise<void>; stop: () => Promise<void> }

/** Delivers records of the table's stream to the function until it is stopped. Throws if the table has no stream. */
export async function followStream({ table, ask, handler, file, passes = isOfResponse, onFailure = report }: Options): Promise<Following> {
  const stream = await TableStream.of(table, ask)
  if (!stream) throw new Error(`The table ${table} has no stream.`)
  const saved = read(file)
  const positions: Positions = saved?.arn === stream.arn ? saved.positions : {}
  const ending = new AbortController()

  /** Resolves to false if there was nothing to deliver. */
  const round = async () => {
    const batches = await stream.read(positions, responseStream.batchSize)
    for (const batch of batches) {
      const changes = batch.records.filter(passes)
      if (changes.length > 0) await deliver(changes, handler, { onFailure })
      positions[batch.shard] = lastOf(batch)
      if (file) savePositions(file, { arn: stream.arn, positions })
    }
    return batches.length > 0
  }

  let current = Promise.resolve(false)
  /** Runs one round at a time; callers queue. */
  const turn = () => (current = current.then(round, round))
  const loop = async () => {
    while (!ending.signal.aborted) {
      const cameSome = await turn().catch((error: unknown) => {
        if (!ending.signal.aborted) console.error('The stream of responses:', error)
        return false
      })
      if (!cameSome) await wait(idleInterval, undefined, { signal: ending.signal }).catch(() => {})
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

type SavedPositions = { arn: string; positions: Positions }

function read(file: string | null): SavedPositions | null {
  try {
    return file ? (JSON.parse(readFileSync(file, 'utf8')) as SavedPositions) : null
  } catch {
    return null // no file yet
  }
}

function savePositions(file: string, saved: SavedPositions): void {
  writeFileSync(`${file}.new`, JSON.stringify(saved), { flush: true })
  renameSync(`${file}.new`, file)
}

const report = (records: DynamoDBRecord[], reason: unknown): void =>
  console.error(`${records.length} changes of responses were not counted (npm run recount corrects the counts):`, reason)
