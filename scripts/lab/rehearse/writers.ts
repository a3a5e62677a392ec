import { randomUUID } from 'node:crypto'
import { fullAnswers } from '../../../test/support/fixtures/sampleSurvey.ts'
import { openSite, type CallerName, type Site } from './site.ts'

/** A response that the site acknowledged: its id, how it will be read, and who may read it. */
export type Acknowledged = { id: string; body: object; as: CallerName }

/** The acknowledged response in the reply to a submit. Only a submit has `next`. */
export function acknowledgedBy(as: CallerName, reply: unknown): Acknowledged {
  const { next: _next, ...body } = reply as { id: string; next: unknown }
  return { as, id: body.id, body }
}

const atOnce = 3
/** Milliseconds between two calls of a writer: together they stay below `responsesPerSecond` of shared/limits.ts. */
const pause = 200

const rest = () => new Promise((resolve) => void setTimeout(resolve, pause))

/** Writers who send guests' responses without end, each again under its key until it is acknowledged, as the page does. */
export function startWriters(first: Site, survey_id: string) {
  let site = first
  const ended = new AbortController()
  let refused = 0
  const acknowledged: Acknowledged[] = []
  const calls = new Set<Promise<unknown>>()
  const waiting: { isDue: () => boolean; resolve: () => void }[] = []
  const settle = () => {
    for (const { isDue, resolve } of waiting) if (isDue()) resolve()
  }

  async function sendUntilAcknowledged(): Promise<void> {
    const given = { body: { survey_id, answers: fullAnswers }, headers: { 'idempotency-key': randomUUID() } }
    for (;;) {
      const call = site.call('submitResponse', 'guest', given).catch(() => null) // a site that ends takes no calls, or answers 5xx
      calls.add(call)
      const reply = await call
      calls.delete(call)
      if (reply?.status === 201 || reply?.status === 200) return void acknowledged.push(acknowledgedBy('guest', reply.body))
      if (reply && reply.status < 500) throw new Error(`A writer was answered ${reply.status}.`)
      if (reply?.headers.get('retry-after')) refused++
      settle()
      await rest()
    }
  }
  const write = async () => {
    while (!ended.signal.aborted) {
      await sendUntilAcknowledged()
      settle()
      await rest()
    }
  }
  const writing = Promise.all(Array.from({ length: atOnce }, write))
  const until = (isDue: () => boolean) =>
    Promise.race([new Promise<void>((resolve) => void waiting.push({ isDue, resolve })), writing.then(() => undefined)])

  return {
    acknowledged,
    refused: () => refused,
    /** Sends to another site from now on. Resolves once all calls of the one before have ended. */
    turnTo: async (url: string) => {
      site = openSite(url)
      await Promise.all(calls)
    },
    /** Resolves once so many more responses are acknowledged, or refused with Retry-After. Rejects if a writer met another answer. */
    acknowledgedMore: (count: number) => {
      const enough = acknowledged.length + count
      return until(() => acknowledged.length >= enough)
    },
    refusedMore: (count: number) => {
      const enough = refused + count
      return until(() => refused >= enough)
    },
    stop: async () => {
      ended.abort()
      await writing
      return acknowledged
    },
  }
}
