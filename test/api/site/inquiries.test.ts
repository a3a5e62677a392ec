import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { randomUUID } from 'node:crypto'
import { newInquiryId } from '#functions/data/ids.ts'
import { key, listed } from '#functions/data/keys.ts'
import { documents } from '#functions/platform/aws.ts'
import { limits } from '#shared/limits.ts'
import { callRoute, type Input } from '../../support/api/callRoute.ts'
import { frozenAt } from '../../support/api/frozenTime.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { sentMails } from '../../support/api/sentMails.ts'

ownTable()

const admin = ownAdmin()

const written = {
  name: 'Jian Seo',
  email: 'Jian@Example.com',
  phone: '02-123-4567',
  org: 'Harbour Desk',
  note: 'We would like to take part.',
}
let address = 0
/** From a network of its own, unless the test is about that. */
const send = (body: object = written, input: Input = {}) =>
  callRoute('sendInquiry', { body, sourceIp: `10.9.${Math.floor(address / 250)}.${(address++ % 250) + 1}`, ...input })
const list = async (query: Record<string, string> = {}) => callRoute('listInquiries', { as: admin, query })
const unread = async () => (await callRoute('countUnreadInquiries', { as: admin })).body.count as number
const mark = (name: 'readInquiry' | 'unreadInquiry', id: string) => callRoute(name, { as: admin, params: { id } })
const remove = (id: string) => callRoute('deleteInquiry', { as: admin, params: { id } })
const sent = async (body: object = written) => (await send(body)).body.id as string

/** Takes away what other tests left. */
async function empty() {
  for (const { id } of (await list({ limit: '200' })).body) await remove(id)
}

describe('sendInquiry', () => {
  it('stores the text for admins', async () => {
    const { status, body, headers } = await send()
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect((await list()).body[0]).toEqual({
      ...written,
      email: 'jian@example.com',
      id: body.id,
      is_read: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })

  it('takes phone and organization as they are missing, blank or null', async () => {
    for (const without of [{}, { phone: '', org: ' ' }, { phone: null, org: null }]) {
      const { name, email, note } = written
      expect((await send({ name, email, note, ...without })).status).toBe(201)
      expect((await list({ limit: '1' })).body[0]).toMatchObject({ phone: '', org: '' })
    }
  })

  it.each([
    ['name', '', 'required'],
    ['name', '   ', 'required'],
    ['name', 'n'.repeat(201), 'too_long'],
    ['email', 'nobody', 'invalid_email'],
    ['email', 'jian@еxample.com', 'invalid_email'],
    ['note', '', 'required'],
    ['note', 'n'.repeat(5_001), 'too_long'],
    ['phone', '1'.repeat(51), 'too_long'],
    ['org', 'o'.repeat(201), 'too_long'],
  ])('refuses a %s such as "%.12s"', async (path, value, code) => {
    const before = (await list()).body[0]
    expect((await send({ ...written, [path]: value })).body.errors).toEqual([expect.objectContaining({ path, code })])
    expect((await list()).body[0]).toEqual(before)
  })

  it('keeps markup as the text that it is', async () => {
    const note = '<img src=x onerror=alert(1)> =1+1 "둘"'
    await send({ ...written, note })
    expect((await list({ limit: '1' })).body[0].note).toBe(note)
  })

  it('answers a machine that fills the hidden field, and keeps nothing', async () => {
    const before = [await unread(), (await list()).body.length]
    const { status, body } = await send({ ...written, website: 'https://spam.example' })
    expect([status, typeof body.id]).toEqual([201, 'string'])
    expect([await unread(), (await list()).body.length]).toEqual(before)
  })

  it('returns the same inquiry for the same key, and refuses other content with it', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const before = await unread()
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(written, { headers })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await unread()).toBe(before + 1)
    expect(await send({ ...written, note: 'Other words.' }, { headers })).toMatchObject({
      status: 422,
      body: { code: 'idempotency.other_content' },
    })
  })

  it('limits the number a minute from one network, and still accepts other networks', async () => {
    const from = { sourceIp: '192.0.2.77' }
    const now = Date.now()
    await frozenAt(now, async () => {
      for (let n = 0; n < limits.inquiriesPerAddress; n++) expect((await send(written, from)).status).toBe(201)
      const refused = await send(written, from)
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
      expect((await send(written, { sourceIp: '192.0.2.78' })).status).toBe(201)
    })
    await frozenAt(now + 60_000, async () => expect((await send(written, from)).status).toBe(201))
  })
})

describe('listInquiries', () => {
  it('answers page after page, newest first', async () => {
    await empty()
    for (const note of ['one', 'two', 'three', 'four', 'five']) await sent({ ...written, note })
    const first = await list({ limit: '2' })
    const second = await list({ limit: '2', cursor: String(first.headers['x-next-cursor']) })
    const third = await list({ limit: '2', cursor: String(second.headers['x-next-cursor']) })
    const notes = [first, second, third].map(({ body }) => body.map(({ note }: { note: string }) => note))
    expect(notes).toEqual([['five', 'four'], ['three', 'two'], ['one']])
    expect(third.headers['x-next-cursor']).toBeUndefined()
  })
})

describe('the unread count', () => {
  it('follows marking, repeated marking, and deletion', async () => {
    await empty()
    expect(await unread()).toBe(0)
    const [one, two] = [await sent(), await sent()]
    expect(await unread()).toBe(2)
    expect((await mark('readInquiry', one)).body).toEqual({ id: one, is_read: true })
    expect((await mark('readInquiry', one)).body).toEqual({ id: one, is_read: true })
    expect(await unread()).toBe(1)
    expect((await mark('unreadInquiry', one)).body).toEqual({ id: one, is_read: false })
    expect(await unread()).toBe(2)
    expect((await remove(two)).status).toBe(204)
    await mark('readInquiry', one)
    expect(await unread()).toBe(0)
    await remove(one)
    expect(await unread()).toBe(0)
  })

  it('stays right when ten admins mark one inquiry at once and ten visitors write', async () => {
    await empty()
    const id = await sent()
    await Promise.all([...Array(10).keys()].flatMap(() => [mark('readInquiry', id), send()]))
    const rows = (await list({ limit: '200' })).body as { is_read: boolean }[]
    expect(await unread()).toBe(rows.filter(({ is_read }) => !is_read).length)
  })
})

it('lists read and unread ones together by their time, page by page, each once', async () => {
  await empty()
  const ids: string[] = []
  for (let turn = 0; turn < 7; turn++) ids.push(await sent())
  for (const at of [0, 3, 4]) await mark('readInquiry', ids[at]!)
  const found: string[] = []
  for (let cursor: string | undefined, turn = 0; turn < 5; turn++) {
    const page = await callRoute('listInquiries', { as: admin, query: { limit: '3', ...(cursor && { cursor }) } })
    found.push(...page.body.map(({ id }: { id: string }) => id))
    cursor = page.headers['x-next-cursor'] as string | undefined
    if (!cursor) break
  }
  expect(found).toEqual(ids.toReversed())
})

it('lists those that were kept while all lay in one partition', async () => {
  await empty()
  const id = await sent()
  const update = { UpdateExpression: 'SET kind = :old', ExpressionAttributeValues: { ':old': 'INQUIRIES' } }
  await documents().send(new UpdateCommand({ TableName: process.env.TABLE, Key: { pk: `INQUIRY#${id}`, sk: 'INQUIRY' }, ...update }))
  expect((await list()).body).toMatchObject([{ id, is_read: false }])
  await mark('unreadInquiry', id)
  expect([await unread(), (await list()).body.length]).toEqual([1, 1])
})

/** Stores so many inquiries, a second apart from `from` on, with that note; resolves to their ids, newest first. */
async function store(count: number, { from, note, is_read }: { from: number; note: string; is_read: boolean }): Promise<string[]> {
  const { BatchWriteCommand } = await import('@aws-sdk/lib-dynamodb')
  const all = Array.from({ length: count }, (_, at) => {
    const [id, created_at] = [newInquiryId(undefined), new Date(from + at * 1_000).toISOString()]
    const kind = is_read ? listed.readInquiries : listed.unreadInquiries
    return { ...key.inquiry(id), ...written, note, id, is_read, created_at, kind, time: `${created_at}#${id}` }
  })
  for (let at = 0; at < all.length; at += 25) {
    const requests = all.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }))
    await documents().send(new BatchWriteCommand({ RequestItems: { [process.env.TABLE!]: requests } }))
  }
  return all.map(({ id }) => id).toReversed()
}

/** The ids of every page. */
async function pages(limit: string): Promise<string[]> {
  const found: string[] = []
  for (let cursor: string | undefined, turn = 0; turn < 20; turn++) {
    const { status, body, headers } = await list({ limit, ...(cursor && { cursor }) })
    expect(status).toBe(200)
    found.push(...body.map(({ id }: { id: string }) => id))
    cursor = headers['x-next-cursor'] as string | undefined
    if (!cursor) break
  }
  return found
}

describe('inquiries that do not fit a page of the table', () => {
  const long = '가'.repeat(limits.note)

  it('are listed each, where long ones that were read are newer than short ones', async () => {
    await empty()
    const older = await store(200, { from: Date.UTC(2030, 0, 1), note: 'short', is_read: false })
    const newer = await store(75, { from: Date.UTC(2031, 0, 1), note: long, is_read: true })
    expect(await pages('200')).toEqual([...newer, ...older])
    await empty()
    await empty()
  })

  it('are counted each', async () => {
    await empty()
    await store(80, { from: Date.UTC(2030, 0, 1), note: long, is_read: false })
    expect(await unread()).toBe(80)
    await empty()
  })

  it('are listed each, where every character is escaped as six', async () => {
    await empty()
    const ids = await store(200, { from: Date.UTC(2030, 0, 1), note: '\u0001'.repeat(limits.note), is_read: false })
    expect(await pages('200')).toEqual(ids)
    await empty()
    await empty()
  })
})

it('writes no shared item, so that visitors never wait for each other', async () => {
  const { dynamo } = await import('#functions/platform/aws.ts')
  const sentCalls: string[] = []
  dynamo().middlewareStack.add(
    (next, { commandName }) =>
      (args) => (sentCalls.push(commandName!), next(args)),
    { step: 'initialize', name: 'noted' },
  )
  const id = await sent()
  await mark('readInquiry', id)
  await remove(id)
  dynamo().middlewareStack.remove('noted')
  expect(sentCalls.filter((name) => name.startsWith('Transact'))).toEqual([])
  expect(sentCalls).toContain('PutItemCommand')
})

describe('a missing inquiry', () => {
  it.each(['undefined', 'Q0', `Q${'0'.repeat(32)}`, '../x', 'INQUIRIES#1'])('answers 404 for %s', async (id) => {
    for (const name of ['readInquiry', 'unreadInquiry', 'deleteInquiry'] as const)
      expect(await callRoute(name, { as: admin, params: { id } })).toMatchObject({ status: 404, body: { code: 'inquiry.not_found' } })
  })
})

describe('on a site that can send mail', () => {
  const mails = sentMails()

  it('mails each admin once, with the text and its address', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const inquiry = { ...written, name: 'Jian\r\nBcc: all@example.com', note: `To be told once: ${randomUUID()}` }
    // an hour without other notices
    await frozenAt(Date.now() + 24 * 60 * 60 * 1000, async () => {
      await send(inquiry, { headers })
      await send(inquiry, { headers })
    })
    const own = mails().filter((mail) => mail.includes(`To: ${admin.email}`) && mail.includes(inquiry.note))
    expect(own).toHaveLength(1)
    expect(own[0]).toContain('/admin/inquiries')
    expect(own[0]!.split('\n\n')[0]).not.toMatch(/^Bcc/m)
  })
})
