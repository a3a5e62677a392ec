import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { key } from '#functions/data/keys.ts'
import { documents } from '#functions/platform/aws.ts'
import { limits } from '#shared/limits.ts'
import { resigned, signingKey } from '../../support/attacks/forgeries.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { frozenAt } from '../../support/api/frozenTime.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, signIn, type Person } from '../../support/api/people.ts'

ownTable()

const now = () => Math.floor(Date.now() / 1000)
const statusFor = async (token: string) => (await callRoute('getMe', { as: { token } })).status
const signOut = (token: string, body?: object) => callRoute('signOut', { as: { token }, body })
const item = (id: string) => ({ TableName: process.env.TABLE, Key: key.user(id) })
const endedTokens = async ({ id }: Person) =>
  (await documents().send(new GetCommand(item(id)))).Item?.ended_tokens as Record<string, number> | undefined

/** Stores ended tokens that expire at `exp`. */
const storeEnded = ({ id }: Person, count: number, exp: number) =>
  documents().send(
    new UpdateCommand({
      ...item(id),
      UpdateExpression: 'SET ended_tokens = :ended',
      ExpressionAttributeValues: { ':ended': Object.fromEntries(Array.from({ length: count }, (_, at) => [`ended${at}`, exp])) },
    }),
  )

describe('signOut', () => {
  it('ends the token that was sent, on every kind of route, and no other token', async () => {
    const member = await buildMember()
    const other = await signIn(member.email)
    expect((await signOut(member.token)).status).toBe(204)
    expect(await callRoute('getMe', { as: member })).toMatchObject({ status: 401, body: { code: 'auth.bad_token' } })
    expect((await callRoute('getSurvey', { as: member, params: { id: 'S' } })).status).toBe(401)
    expect((await signOut(member.token)).status).toBe(401)
    expect(await statusFor(other)).toBe(200)
  })

  it('ends one of two tokens that were issued in the same second', async () => {
    const member = await buildMember()
    const [first, second] = await frozenAt(Date.now(), async () => [await signIn(member.email), await signIn(member.email)])
    await signOut(first)
    expect([await statusFor(first), await statusFor(second)]).toEqual([401, 200])
  })

  it('ends every token with everywhere, and the person can sign in again', async () => {
    const member = await buildMember()
    const other = await signIn(member.email)
    expect((await signOut(other, { everywhere: true })).status).toBe(204)
    expect([await statusFor(member.token), await statusFor(other)]).toEqual([401, 401])
    expect(await statusFor(await signIn(member.email))).toBe(200)
  })

  it('ends a token from before tokens had an id', async () => {
    const member = await buildMember()
    const signing = await signingKey()
    const [older, newer] = [100, 50].map((ago) => resigned(member, {}, { jti: undefined, iat: now() - ago }, signing)) as [string, string]
    expect(await statusFor(older)).toBe(200)
    await signOut(older)
    expect([await statusFor(older), await statusFor(newer), await statusFor(member.token)]).toEqual([401, 200, 200])
  })

  it('ends several tokens at once', async () => {
    const member = await buildMember()
    const tokens = await Promise.all(Array.from({ length: 3 }, () => signIn(member.email)))
    const statuses = await Promise.all(tokens.map((token) => signOut(token).then(({ status }) => status)))
    expect(statuses).toEqual([204, 204, 204])
    expect(await Promise.all(tokens.map(statusFor))).toEqual([401, 401, 401])
    expect(await statusFor(member.token)).toBe(200)
  })

  it('stores an ended token until it expires', async () => {
    const member = await buildMember()
    await storeEnded(member, limits.endedTokens, now() - 1)
    await signOut(await signIn(member.email))
    const [[, exp], ...more] = Object.entries((await endedTokens(member))!) as [[string, number]]
    expect(more).toEqual([])
    expect(exp - now()).toBeGreaterThan(limits.accessTokenSeconds - 60)
    expect(await statusFor(member.token)).toBe(200)
  })

  it('ends all tokens rather than storing more than the limit', async () => {
    const member = await buildMember()
    await storeEnded(member, limits.endedTokens, now() + 60)
    const other = await signIn(member.email)
    expect((await signOut(other)).status).toBe(204)
    expect([await statusFor(other), await statusFor(member.token)]).toEqual([401, 401])
    expect(await endedTokens(member)).toBeUndefined()
  })

  it('leaves the ended tokens out of the export of one’s own data', async () => {
    const member = await buildMember()
    await signOut(await signIn(member.email))
    expect((await callRoute('exportProfile', { as: member })).body.profile.ended_tokens).toBeUndefined()
  })
})
