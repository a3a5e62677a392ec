import { createHash } from 'node:crypto'
import { inspect } from 'node:util'
import { limits } from '#shared/limits.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { frozenAt } from '../support/api/frozenTime.ts'
import type { Reply } from '../support/api/sendToRehearsal.ts'
import { clearFaults, fault, faultsMet, withFaults } from '../support/faults.ts'
import { allItems } from '../support/api/invariants.ts'
import { buildMember, ownAdmin } from '../support/api/people.ts'
import { writes } from './writes.ts'

withFaults()

type Calls = Record<string, () => Promise<Reply>>
const admin = ownAdmin()
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {})) // functions log calls that get a 503

const kinds = Object.keys(writes)
const operations = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems']

const prepare = async (): Promise<Calls> =>
  Object.fromEntries(await Promise.all(Object.entries(writes).map(async ([kind, ready]) => [kind, await ready(admin)] as const)))

type Told = Reply & { seconds: number }

/** Sends every write, some at once: the functions of a test share one client, with a limited number of attempts in all. Resolves to the results of `tell`. */
async function all(calls: Calls, tell: (reply: Told) => unknown): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {}
  const left = Object.entries(calls)
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const start = performance.now()
      const reply = await next[1]()
      told[next[0]] = tell({ ...reply, seconds: (performance.now() - start) / 1000 })
    }
  }
  await Promise.all([1, 2, 3, 4, 5].map(work))
  return told
}
const each = (told: unknown) => Object.fromEntries(kinds.map((kind) => [kind, told]))
const isDone = ({ status }: Reply) => status < 300

describe('every write', () => {
  it.each([
    ['throttle', 2],
    ['error', 1],
    ['resetBefore', 1],
  ] as const)('gets through where the first tries of each call meet a %s', async (kind, tries) => {
    const calls = await prepare()
    await fault('dynamodb', { kind, operations, tries })
    expect(await all(calls, isDone)).toEqual(each(true))
    expect(await faultsMet('dynamodb')).toBeGreaterThanOrEqual(tries * kinds.length)
  })

  it('counts one try of a password where the reply to the count was lost', async () => {
    const { email } = await buildMember()
    await fault('dynamodb', { kind: 'resetAfter', operations: ['PutItem'], tries: 1 })
    const body = new URLSearchParams({ username: email, password: 'wrong' })
    await frozenAt(Date.now(), async () => {
      for (let n = 0; n < limits.freeAttempts; n++) expect((await callRoute('issueToken', { body })).status).toBe(401)
      expect((await callRoute('issueToken', { body })).status).toBe(429)
    })
  })

  it('succeeds despite concurrent writes of its items', async () => {
    const told: Record<string, boolean> = {}
    for (const [kind, call] of Object.entries(await prepare())) {
      await fault('dynamodb', { kind: 'conflict', operations, times: 2 })
      told[kind] = isDone(await call())
    }
    expect(told).toEqual(each(true))
    expect(await faultsMet('dynamodb')).toBe(2 * kinds.length)
  })

  it('is there once where its reply was lost and it is sent again', async () => {
    const calls = await prepare()
    const before = await counts()
    await fault('dynamodb', { kind: 'resetAfter', operations, tries: 1 })
    await all(calls, isDone)
    await clearFaults()
    expect(Object.values(await all(calls, ({ status }) => status)).filter((status) => (status as number) >= 500)).toEqual([])
    const { users, surveys, responses, inquiries } = before
    // each kind makes one; of users and inquiries another one goes
    expect(await counts()).toEqual({ users, surveys: surveys + 1, responses: responses + 2, inquiries })
  })

  it('gets a 503 with Retry-After, within its function’s time, if it keeps failing; nothing is half-written', async () => {
    jest.spyOn(Math, 'random').mockRestore() // the pauses as they are
    const calls = await prepare()
    const before = await content()
    for (const kind of ['conflict', 'throttle'] as const) {
      await fault('dynamodb', { kind, operations })
      const told = await all(calls, ({ status, headers, seconds }) => [status, Number(headers['retry-after']) > 0, seconds < 10])
      expect({ kind, ...told }).toEqual({ kind, ...each([503, true, true]) })
      expect(await content()).toEqual(before)
      await clearFaults()
    }
  })
})

/** The content of the table as keys with digests, without counters, which include refused calls, and kept counts, which are updated later. */
const content = async () =>
  (await allItems())
    .filter(({ pk, sk }) => !pk.startsWith('COUNTER#') && !sk.startsWith('COUNTS'))
    .map((item) => `${item.pk} ${item.sk} ${digest(item)}`)
    .toSorted()

const digest = (item: object) =>
  createHash('sha256')
    .update(inspect(item, { sorted: true, depth: null, maxArrayLength: null, maxStringLength: null }))
    .digest('base64url')

async function counts() {
  const items = await allItems()
  const count = (holds: (item: { pk: string; sk: string }) => boolean) => items.filter(holds).length
  return {
    users: count(({ sk }) => sk === 'USER'),
    surveys: count(({ sk }) => sk === 'SURVEY'),
    responses: count(({ pk, sk }) => pk.startsWith('SURVEY#') && sk.startsWith('RESP#')),
    inquiries: count(({ sk }) => sk === 'INQUIRY'),
  }
}
