import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { randomUUID } from 'node:crypto'
import { counterAt, type RateLimit } from '#functions/data/counters.ts'
import { documents } from '#functions/platform/aws.ts'
import { limits } from '#shared/limits.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { frozenAt } from '../../support/api/frozenTime.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildAdmin, buildMember, password, type Person } from '../../support/api/people.ts'
import { sentMails } from '../../support/api/sentMails.ts'
import { siteOrigin } from '../../support/api/siteOrigin.ts'

ownTable()

const next = 'another quiet lake'
let address = 0
const elsewhere = () => `10.7.${Math.floor(address / 250)}.${(address++ % 250) + 1}`
const signIn = (username: string, secret: string, sourceIp = elsewhere()) =>
  callRoute('issueToken', { body: new URLSearchParams({ username, password: secret }), sourceIp })
/** Leaves so many calls within the limit in its present window. */
async function leaveCalls(limit: RateLimit, left: number): Promise<void> {
  const { Key, end } = counterAt(limit, Date.now())
  const values = { ':used': limit.most - left, ':end': end }
  const update = { UpdateExpression: 'SET used = :used, expires_at = :end', ExpressionAttributeValues: values }
  await documents().send(new UpdateCommand({ TableName: process.env.TABLE, Key, ...update }))
}
const change = (as: Person, old_password: string, new_password: string) =>
  callRoute('changePassword', { as, body: { old_password, new_password } })

describe('changePassword', () => {
  it('answers a token that works, while every older one ends', async () => {
    const member = await buildMember()
    const { status, body } = await change(member, password, next)
    expect([status, body.token_type]).toEqual([200, 'bearer'])
    expect((await callRoute('getMe', { as: member })).status).toBe(401)
    expect((await callRoute('getMe', { as: { token: body.access_token } })).status).toBe(200)
    expect((await signIn(member.email, password)).status).toBe(401)
    expect((await signIn(member.email, next)).status).toBe(200)
  })

  it('answers 400 to a wrong old password and changes nothing', async () => {
    const member = await buildMember()
    expect(await change(member, 'something else', next)).toMatchObject({ status: 400, body: { code: 'auth.wrong_password' } })
    expect((await signIn(member.email, password)).status).toBe(200)
  })

  it.each([
    ['short', 'password_too_short'],
    ['Password1', 'password_common'],
    ['x'.repeat(129), 'too_long'],
  ])('refuses %.12s for a new one', async (given, code) => {
    const member = await buildMember()
    expect((await change(member, password, given)).body.errors[0]).toMatchObject({ path: 'new_password', code })
  })
})

describe('wrong passwords', () => {
  it('make the next try wait, then let it through again', async () => {
    const { email } = await buildMember()
    const [now, from] = [Date.now(), elsewhere()]
    await frozenAt(now, async () => {
      for (let n = 0; n < limits.freeAttempts; n++) expect((await signIn(email, 'wrong', from)).status).toBe(401)
      const held = await signIn(email, password, from)
      expect([held.status, Number(held.headers['retry-after'])]).toEqual([429, 1])
    })
    await frozenAt(now + 2_000, async () => {
      expect((await signIn(email, password, from)).status).toBe(200)
      expect((await signIn(email, 'wrong', from)).status).toBe(401) // forgotten with the right one
    })
  })

  it('from elsewhere never keep the owner out, however often they come', async () => {
    const { email } = await buildMember()
    const home = elsewhere()
    expect((await signIn(email, password, home)).status).toBe(200)
    const now = Date.now()
    await frozenAt(now, async () => {
      const there = elsewhere()
      for (let n = 0; n <= limits.freeAttempts; n++) await signIn(email, 'wrong', there)
      // tries that its own wait refuses do not count for anybody else
      const tries = { name: 'tries from new networks', of: email, most: limits.attemptsPerAccount, seconds: 3_600 }
      await leaveCalls(tries, 1)
      for (let n = 0; n < 5; n++) expect((await signIn(email, password, there)).status).toBe(429)
      expect((await signIn(email, password)).status).toBe(200) // a third network has tries of its own, and this was the last that new ones have
      expect((await signIn(email, password)).status).toBe(429)
      expect((await signIn(email, password, home)).status).toBe(200)
    })
    await frozenAt(now + 3_601_000, async () => expect((await signIn(email, password)).status).toBe(200))
  })

  it('count once for all the addresses of one IPv6 network', async () => {
    const { email } = await buildMember()
    await frozenAt(Date.now(), async () => {
      for (let n = 1; n <= limits.freeAttempts; n++) expect((await signIn(email, 'wrong', `2001:db8:7:7::${n}`)).status).toBe(401)
      expect((await signIn(email, password, '2001:db8:7:7:8::9')).status).toBe(429)
    })
  })

  it('limit an address without an account like one with an account', async () => {
    const [email, from] = [`${randomUUID()}@example.com`, elsewhere()]
    await frozenAt(Date.now(), async () => {
      for (let n = 0; n < limits.freeAttempts; n++) expect((await signIn(email, 'wrong', from)).status).toBe(401)
      expect((await signIn(email, 'wrong', from)).status).toBe(429)
    })
  })

  it('cannot be tried many at once', async () => {
    const { email } = await buildMember()
    const from = elsewhere()
    const answers = await frozenAt(Date.now(), () => Promise.all([...Array(40).keys()].map(() => signIn(email, 'wrong', from))))
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(limits.freeAttempts)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
  })

  it('are none for a user who signs in on several devices at once', async () => {
    const { email } = await buildMember()
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(email, password)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('of the old password at a change wait as well', async () => {
    const member = await buildMember()
    await frozenAt(Date.now(), async () => {
      for (let n = 0; n < limits.freeAttempts; n++) await change(member, 'wrong', next)
      expect((await change(member, password, next)).status).toBe(429)
    })
  })
})

it('lets others sign in while one network sends sign-ins without end', async () => {
  const { email } = await buildMember()
  await frozenAt(Date.now(), async () => {
    const flooding = '192.0.2.8'
    await leaveCalls({ name: 'sign-ins', of: flooding, most: limits.signInsPerAddress, seconds: 60 }, 1)
    expect((await signIn(email, password, flooding)).status).toBe(200)
    expect((await signIn(email, password, flooding)).status).toBe(429)
    expect((await signIn(email, password)).status).toBe(200)
  })
})

it('takes a bounded number of sign-ups a minute from one network', async () => {
  const sourceIp = '192.0.2.9'
  const body = { email: `${randomUUID()}@example.com`, password: next, first_name: '', last_name: '' }
  await frozenAt(Date.now(), async () => {
    await leaveCalls({ name: 'sign-ups', of: sourceIp, most: limits.signUpsPerAddress, seconds: 60 }, 1)
    expect((await callRoute('signUp', { body, sourceIp })).status).toBe(201)
    const refused = await callRoute('signUp', { body, sourceIp })
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })
})

const forgot = (email: string) => callRoute('forgotPassword', { body: { email }, sourceIp: elsewhere() })
/** The reply, and after how many whole seconds it arrives. */
async function timed(email: string) {
  const from = performance.now()
  const { status, raw } = await forgot(email)
  return { status, body: raw.toString(), seconds: Math.round((performance.now() - from) / 1000) }
}

describe('forgotPassword', () => {
  it('reports that the site cannot send mail', async () => {
    expect(await forgot('a@example.com')).toMatchObject({ status: 409, body: { code: 'mail.not_configured' } })
  })

  describe('on a site that can send mail', () => {
    const mails = sentMails()
    beforeAll(() => void (process.env['SITE_URL'] = siteOrigin))
    afterAll(() => void delete process.env['SITE_URL'])

    it('mails a link that sets a new password once and ends every older token', async () => {
      const member = await buildMember()
      expect((await forgot(member.email)).status).toBe(202)
      const mail = mails().find((text) => text.includes(`To: ${member.email}`))!
      const [, origin, ticket = ''] = /(\S+)\/login#reset=([\w-]+)/.exec(mail)!
      expect(origin).toBe(siteOrigin)
      const reset = () => callRoute('resetPassword', { body: { ticket, password: next } })
      const [first, second] = await Promise.all([reset(), reset()])
      expect(new Set([first.status, second.status])).toEqual(new Set([200, 400]))
      expect((await reset()).body.code).toBe('auth.ticket_used_up')
      expect((await callRoute('getMe', { as: member })).status).toBe(401)
      expect((await signIn(member.email, next)).status).toBe(200)
    })

    it('replies the same in the same time without an account, and mails nothing', async () => {
      const before = mails().length
      const member = await buildMember()
      const [nobody, known] = await Promise.all([timed(`${randomUUID()}@example.com`), timed(member.email)])
      expect(known).toEqual(nobody)
      expect(mails().slice(before)).toEqual([expect.stringContaining(`To: ${member.email}`)])
    })

    it('writes to one address a bounded number of times an hour', async () => {
      const email = `${randomUUID()}@example.com`
      const statuses = await Promise.all([...Array(limits.resetsPerEmail + 1).keys()].map(async () => (await forgot(email)).status))
      expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(limits.resetsPerEmail).fill(202), 429])
    })
  })
})

describe('a reset link of an admin', () => {
  it('works once, for any caller', async () => {
    const [admin, member] = [await buildAdmin(), await buildMember()]
    const { status, body } = await callRoute('issueResetLink', { as: admin, params: { id: member.id } })
    expect(status).toBe(201)
    const ticket = body.url.split('#reset=')[1]
    expect((await callRoute('resetPassword', { body: { ticket, password: 'Password1' } })).status).toBe(422) // and is not used up by that
    expect((await callRoute('resetPassword', { body: { ticket, password: next } })).status).toBe(200)
    expect((await signIn(member.email, next)).status).toBe(200)
  })

  it('is refused once its time is over', async () => {
    const [admin, member] = [await buildAdmin(), await buildMember()]
    const { body } = await callRoute('issueResetLink', { as: admin, params: { id: member.id } })
    const later = Date.now() + (limits.resetLinkSeconds + 1) * 1_000
    await frozenAt(later, async () => {
      const answer = await callRoute('resetPassword', { body: { ticket: body.url.split('#reset=')[1], password: next } })
      expect(answer).toMatchObject({ status: 400, body: { code: 'auth.ticket_used_up' } })
    })
  })

  it('cannot be made without a user, and an export’s ticket is none', async () => {
    const admin = await buildAdmin()
    expect((await callRoute('issueResetLink', { as: admin, params: { id: 'U0' } })).status).toBe(404)
    const { token } = (await callRoute('issueExportTicket', { as: admin, params: { id: 'S0123456789abcdef' } })).body ?? {}
    expect((await callRoute('resetPassword', { body: { ticket: token ?? 'none', password: next } })).status).toBe(400)
  })
})
