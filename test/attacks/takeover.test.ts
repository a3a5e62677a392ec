import { randomUUID } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { grantAdmin } from '../../scripts/ops/grantAdmin/grantAdmin.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { frozenAt } from '../support/api/frozenTime.ts'
import { buildAdmin, buildMember, password, proveAddress, type Person } from '../support/api/people.ts'
import { sentMails } from '../support/api/sentMails.ts'
import { soundTable } from '../support/api/ownTable.ts'
import { beginLink, comeBack, identitiesOf, newVisitor, ownerOf, visitProviders } from '../support/oauth/visitProviders.ts'

soundTable()
const mails = sentMails()
const { visit, signIn, link } = visitProviders()

const next = 'another quiet lake'
const site = 'https://surveys.example'
const ticketOf = (url: string) => new URL(url).hash.replace('#reset=', '')
const enter = ({ email }: Pick<Person, 'email'>, secret = password) =>
  callRoute('issueToken', { body: new URLSearchParams({ username: email, password: secret }) })
const reset = (url: string) => callRoute('resetPassword', { body: { ticket: ticketOf(url), password: next } })
const setRoles = (as: Person, { id }: Pick<Person, 'id'>, roles: string[]) =>
  callRoute('setUserRoles', { as, params: { id }, body: { roles } })
const linkFor = async (as: Person, { id }: Pick<Person, 'id'>): Promise<string> =>
  (await callRoute('issueResetLink', { as, params: { id } })).body.url
const change = (as: Person) => callRoute('changePassword', { as, body: { old_password: password, new_password: next } })
const unlink = (as: { token: string }, provider: string) => callRoute('unlinkIdentity', { as, params: { provider } })

const ask = (as: { token: string }, body?: object) => callRoute('linkIdentity', { as, params: { provider: 'kakao' }, body })

/** Somebody signed up with an address that need not be theirs, and linked a provider of their own. */
async function buildSquatter() {
  const squatter = await buildMember()
  const visitor = newVisitor()
  expect((await link(squatter, 'kakao', visitor)).searchParams.get('linked')).toBe('kakao')
  return { squatter, visitor }
}

/** Nothing that the squatter has leads into the account any more. */
async function expectNoWayIn({ squatter, visitor }: Awaited<ReturnType<typeof buildSquatter>>) {
  expect((await callRoute('getMe', { as: squatter })).status).toBe(401)
  expect((await enter(squatter)).status).toBe(401)
  const { token } = await signIn('kakao', visitor)
  expect((await ownerOf(token)).id).not.toBe(squatter.id)
}

describe('an account with an unverified address', () => {
  it('loses everything that signs in to it before the command makes it an admin, and its owner gets a link', async () => {
    const taken = await buildSquatter()
    const url = await grantAdmin(taken.squatter.email, site)
    await expectNoWayIn(taken)
    const owner = await reset(url!)
    expect(await ownerOf(owner.body.access_token)).toMatchObject({ id: taken.squatter.id, roles: ['admin'] })
    expect((await enter(taken.squatter, next)).status).toBe(200)
    expect(await grantAdmin(taken.squatter.email, site)).toBeNull() // a second deployment takes nothing away
    expect((await enter(taken.squatter, next)).status).toBe(200)
  })

  it('loses it before the users screen makes it an admin, which then has the owner’s link', async () => {
    const [admin, taken] = [await buildAdmin(), await buildSquatter()]
    const rows = (await callRoute('listUsers', { as: admin, query: { limit: '200' } })).body as { id: string; email_verified: boolean }[]
    expect(rows.find(({ id }) => id === taken.squatter.id)!.email_verified).toBe(false)
    const { status, body } = await setRoles(admin, taken.squatter, ['admin'])
    expect([status, body.roles]).toEqual([200, ['admin']])
    await expectNoWayIn(taken)
    const owner = await reset(body.reset_url)
    expect((await ownerOf(owner.body.access_token)).roles).toEqual(['admin'])
  })

  it('is the first admin’s at a local start, with the password that the start was given', async () => {
    const { ensureAdmin } = await import('#functions/data/users/roles.ts')
    const taken = await buildSquatter()
    await ensureAdmin(taken.squatter.email, next)
    await expectNoWayIn(taken)
    expect((await enter(taken.squatter, next)).status).toBe(200)
  })

  it('stays as it is once its owner has verified the address', async () => {
    const [admin, member] = [await buildAdmin(), await buildMember()]
    await proveAddress(member)
    expect((await setRoles(admin, member, ['admin'])).body).toMatchObject({ roles: ['admin'], email_verified: true })
    expect((await callRoute('listUsers', { as: member })).status).toBe(200)
  })

  it('stays unchanged without an address: there is none to take', async () => {
    const admin = await buildAdmin()
    const { token } = await signIn('kakao', newVisitor())
    const me = await ownerOf(token)
    expect((await setRoles(admin, me, ['admin'])).body.reset_url).toBeUndefined()
    expect((await ownerOf(token)).roles).toEqual(['admin'])
  })
})

describe('a provider that was begun before', () => {
  it('a change of the password does not come in after it', async () => {
    const member = await buildMember()
    const begun = await beginLink(member, 'kakao')
    const visitor = newVisitor()
    const query = await visit(begun, visitor)
    const { body } = await change(member)
    const back = await comeBack('kakao', query, begun.cookie)
    expect(back.pathname + back.search).toBe('/account?error=oauth.state')
    expect(await identitiesOf({ ...member, token: body.access_token })).toEqual([])
    expect((await ownerOf((await signIn('kakao', visitor)).token)).id).not.toBe(member.id)
  })

  it('a reset does not come in after it', async () => {
    const [admin, member] = [await buildAdmin(), await buildMember()]
    const begun = await beginLink(member, 'naver')
    const query = await visit(begun, newVisitor())
    const { body } = await reset(await linkFor(admin, member))
    expect((await comeBack('naver', query, begun.cookie)).searchParams.get('error')).toBe('oauth.state')
    expect(await identitiesOf({ ...member, token: body.access_token })).toEqual([])
  })

  it('the end of an account leaves nothing that signs in to it', async () => {
    const member = await buildMember()
    const begun = await beginLink(member, 'naver')
    const visitor = newVisitor()
    const query = await visit(begun, visitor)
    expect((await callRoute('deleteProfile', { as: member, body: { password } })).status).toBe(204)
    expect((await comeBack('naver', query, begun.cookie)).searchParams.get('error')).toBe('oauth.state')
    expect((await signIn('naver', visitor)).token).toEqual(expect.any(String))
  })

  it('a reset at the same moment comes in before it or not at all', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const [admin, member] = [await buildAdmin(), await buildMember()]
      const begun = await beginLink(member, 'naver')
      const query = await visit(begun, newVisitor())
      const url = await linkFor(admin, member)
      const [{ body }] = await Promise.all([reset(url), comeBack('naver', query, begun.cookie)])
      expect(await identitiesOf({ ...member, token: body.access_token })).toEqual([])
    }
  })
})

describe('every reset of an account with an unverified address', () => {
  it('unlinks providers that were linked before, even for an admin’s link', async () => {
    const [admin, taken] = [await buildAdmin(), await buildSquatter()]
    expect((await reset(await linkFor(admin, taken.squatter))).status).toBe(200)
    await expectNoWayIn(taken)
  })

  it('does so by mail, which proves the address: a verified provider joins it from then on', async () => {
    const taken = await buildSquatter()
    const { email } = taken.squatter
    await callRoute('forgotPassword', { body: { email } })
    const url = /\S+\/login#reset=[\w-]+/.exec(mails().find((text) => text.includes(`To: ${email}`))!)![0]
    const { body } = await reset(url)
    await expectNoWayIn(taken)
    const google = newVisitor({ email })
    expect((await ownerOf((await signIn('google', google)).token)).id).toBe(taken.squatter.id)
    expect(await identitiesOf({ ...taken.squatter, token: body.access_token })).toEqual(['google'])
  })

  it('keeps providers that a verified owner linked', async () => {
    const [admin, { squatter }] = [await buildAdmin(), await buildSquatter()]
    await proveAddress(squatter)
    const { body } = await reset(await linkFor(admin, squatter))
    expect(await identitiesOf({ ...squatter, token: body.access_token })).toEqual(['kakao'])
  })
})

describe('linking a provider', () => {
  it('takes a fresh sign-in or the password', async () => {
    const member = await buildMember()
    expect((await ask(member)).status).toBe(201)
    await frozenAt(Date.now() + (limits.freshSeconds + 5) * 1_000, async () => {
      for (const body of [undefined, {}, { password: '' }])
        expect(await ask(member, body)).toMatchObject({ status: 403, body: { code: 'auth.not_fresh' } })
      expect(await ask(member, { password: 'wrong' })).toMatchObject({ status: 400, body: { code: 'auth.wrong_password' } })
      expect((await ask(member, { password })).status).toBe(201)
    })
  })

  it('accepts a fresh sign-in of a user without a password', async () => {
    const { token } = await signIn('naver', newVisitor())
    await frozenAt(Date.now() + (limits.freshSeconds + 5) * 1_000, async () => {
      expect(await ask({ token: token! }, { password })).toMatchObject({ status: 403, body: { code: 'auth.not_fresh' } })
    })
    expect((await ask({ token: token! })).status).toBe(201)
  })
})

describe('a reset link', () => {
  it('ends when its maker is an admin no longer', async () => {
    const [admin, maker, member] = [await buildAdmin(), await buildAdmin(), await buildMember()]
    const url = await linkFor(maker, member)
    expect((await setRoles(admin, maker, [])).status).toBe(200)
    expect(await reset(url)).toMatchObject({ status: 400, body: { code: 'auth.ticket_used_up' } })
    expect((await enter(member)).status).toBe(200)
  })

  it('ends when its maker’s account does', async () => {
    const [maker, member] = [await buildAdmin(), await buildMember()]
    await buildAdmin()
    const url = await linkFor(maker, member)
    expect((await callRoute('deleteProfile', { as: maker, body: { password } })).status).toBe(204)
    expect((await reset(url)).status).toBe(400)
  })

  it('ends when its owner changes the password, and when another link of theirs is used', async () => {
    const [admin, first, second] = [await buildAdmin(), await buildMember(), await buildMember()]
    const url = await linkFor(admin, first)
    expect((await change(first)).status).toBe(200)
    expect(await reset(url)).toMatchObject({ status: 400, body: { code: 'auth.ticket_used_up' } })
    const links = [await linkFor(admin, second), await linkFor(admin, second)]
    expect([(await reset(links[0]!)).status, (await reset(links[1]!)).status]).toEqual([200, 400])
  })

  it('that an admin made for themselves works while they are one', async () => {
    const [other, admin] = [await buildAdmin(), await buildAdmin()]
    expect((await reset(await linkFor(admin, admin))).status).toBe(200)
    const again = await linkFor(other, admin)
    expect((await reset(again)).status).toBe(200)
    const own = await linkFor({ ...admin, token: (await enter(admin, next)).body.access_token }, admin)
    await setRoles(other, admin, [])
    expect((await reset(own)).status).toBe(400)
  })
})

describe('an account at a provider', () => {
  it('stays a way in when two are taken away at once', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { token } = await signIn('kakao', newVisitor())
      const as = { id: '', email: '', password: '', token: token! }
      await link(as, 'google', newVisitor())
      const answers = await Promise.all([unlink(as, 'kakao'), unlink(as, 'google')])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
      expect(await identitiesOf(as)).toHaveLength(1)
    }
  })

  it('of a deleted user is free', async () => {
    const [{ PutCommand }, { documents }] = await Promise.all([import('@aws-sdk/lib-dynamodb'), import('#functions/platform/aws.ts')])
    const [first, second] = [newVisitor(), newVisitor()]
    for (const { id } of [first, second]) {
      const Item = { pk: `OAUTH#kakao#${id}`, sk: 'OAUTH', provider: 'kakao', subject: id, user_id: `U${randomUUID()}` }
      await documents().send(new PutCommand({ TableName: process.env.TABLE, Item }))
    }
    expect((await ownerOf((await signIn('kakao', first)).token)).full_name).toBe('Jian Seo')
    const member = await buildMember()
    expect((await link(member, 'kakao', second)).searchParams.get('linked')).toBe('kakao')
    expect((await ownerOf((await signIn('kakao', second)).token)).id).toBe(member.id)
  })
})

it('a ticket for an export ends with the password', async () => {
  const admin = await buildAdmin()
  const { createSurvey } = await import('../support/api/createSurvey.ts')
  const { id } = await createSurvey(admin)
  const { token } = (await callRoute('issueExportTicket', { as: admin, params: { id } })).body
  const download = () => callRoute('exportResponses', { params: { id }, query: { token } })
  expect((await download()).status).toBe(200)
  await change(admin)
  expect((await download()).status).toBe(401)
})
