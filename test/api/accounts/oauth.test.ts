import { randomUUID } from 'node:crypto'
import { providerNames, type ProviderName } from '#shared/accounts/providerNames.ts'
import { limits } from '#shared/limits.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { frozenAt } from '../../support/api/frozenTime.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember } from '../../support/api/people.ts'
import { siteOrigin as origin } from '../../support/api/siteOrigin.ts'
import { app } from '../../support/oauth/standInProvider.ts'
import { begin, comeBack, identitiesOf, newVisitor, ownerOf, visitProviders } from '../../support/oauth/visitProviders.ts'

ownTable()

const providersAt = visitProviders()
const { saveProvider, visit, signIn, link } = providersAt
const logged = jest.spyOn(console, 'warn')
beforeEach(() => logged.mockImplementation(() => {}))

const listProviders = () => callRoute('listProviders', { as: providersAt.admin() })
const names = async () => (await callRoute('listProviderNames')).body as ProviderName[]

describe('the providers of a site', () => {
  it('are set up by an admin, with a secret that never leaves the server again', async () => {
    const { status, body } = await saveProvider({ provider: 'kakao', client_id: ' an-app ' })
    expect([status, body]).toEqual([
      200,
      { id: 'kakao', provider: 'kakao', client_id: 'an-app', client_secret: '', has_secret: true, enabled: true },
    ])
    expect(JSON.stringify((await listProviders()).body)).not.toContain('a secret')
    const kept = await (await import('#functions/data/table.ts')).get({ pk: 'SITE', sk: 'PROVIDER#kakao' })
    expect(JSON.stringify(kept)).not.toContain('a secret')
  })

  it('keep the stored secret when a blank one is saved', async () => {
    expect((await saveProvider({ provider: 'naver', client_secret: '' })).body.has_secret).toBe(true)
    expect((await signIn('naver', newVisitor())).token).toEqual(expect.any(String))
  })

  it('are listed by name where they are enabled and complete, in one order', async () => {
    expect(await names()).toEqual(['google', 'kakao', 'naver', 'facebook', 'linkedin'])
    await saveProvider({ provider: 'google', enabled: false })
    await saveProvider({ provider: 'facebook', client_id: '' })
    expect(await names()).toEqual(['kakao', 'naver', 'linkedin'])
    for (const provider of ['google', 'facebook', 'toString', 'myspace', '../kakao'])
      expect((await callRoute('authorizeWithProvider', { params: { provider } })).status).toBe(404)
    await saveProvider({ provider: 'google' })
    await saveProvider({ provider: 'facebook' })
  })

  it('cannot be another than the five', async () => {
    expect((await saveProvider({ provider: 'myspace' })).status).toBe(422)
  })
})

describe.each(providerNames)('%s', (provider) => {
  it('signs a new user in, with the profile that it sends', async () => {
    const picture = 'https://pictures.example/1.jpg'
    const { token, next, path } = await signIn(provider, newVisitor({ picture }), { next: '/survey/one?mine=1' })
    expect([path, next]).toEqual(['/login', '/survey/one?mine=1'])
    expect(await ownerOf(token)).toMatchObject({ full_name: 'Jian Seo', picture_url: picture, email: '', roles: [] })
  })

  it('signs the same person into the same account again, even after changes at the provider', async () => {
    const visitor = newVisitor({ email: `${randomUUID()}@example.com` })
    const first = await ownerOf((await signIn(provider, visitor)).token)
    const again = await ownerOf((await signIn(provider, { ...visitor, email: `${randomUUID()}@example.com`, first: 'Other' })).token)
    expect(again).toEqual(first)
  })

  it('signs in whose name is cut in the middle of an emoji, here or at the provider', async () => {
    const long = { first: `${'x'.repeat(limits.name - 1)}😀`, last: 'Seo\ud83d', picture: 'https://pictures.example/\ud83d.jpg' }
    const { token } = await signIn(provider, newVisitor(long))
    const { first_name, full_name, picture_url } = await ownerOf(token)
    expect(first_name).toContain('x'.repeat(limits.name - 1))
    expect([first_name, full_name, picture_url].every((text: string) => text.isWellFormed())).toBe(true)
  })

  it('makes an account for a user without an e-mail or a name', async () => {
    const { token } = await signIn(provider, { id: newVisitor().id })
    expect(await ownerOf(token)).toMatchObject({ email: '', full_name: '', picture_url: '' })
  })

  it('never joins an account that has the e-mail already', async () => {
    const member = await buildMember()
    const { token, error } = await signIn(provider, newVisitor({ email: member.email.toUpperCase() }), { next: '/surveys' })
    expect([token, error]).toEqual([null, 'oauth.email_taken'])
    expect((await callRoute('getMe', { as: member })).status).toBe(200)
  })

  it('returns with a message when the user cancels, and keeps their target', async () => {
    providersAt.behavior().cancels = true
    const claim = `S${'0'.repeat(16)}-${'a'.repeat(32)}`
    const begun = await begin(provider, { next: '/surveys', claim })
    const back = await comeBack(provider, await visit(begun, newVisitor()), begun.cookie)
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'oauth.cancelled', next: '/surveys', claim })
  })

  it.each(['redirects', 'fails'] as const)('returns with a message when the provider %s', async (fault) => {
    const begun = await begin(provider)
    const query = await visit(begun, newVisitor())
    providersAt.behavior().fault = fault
    expect((await comeBack(provider, query, begun.cookie)).searchParams.get('error')).toBe('oauth.failed')
    expect(providersAt.asked().at(-1)!.call).not.toBe('/elsewhere')
  })

  it('requests exactly the allowed data, with a verifier only if the provider accepts it', async () => {
    const { searchParams } = new URL((await begin(provider)).location)
    const takes = provider === 'google' || provider === 'kakao'
    expect(searchParams.get('code_challenge_method')).toBe(takes ? 'S256' : null)
    expect(searchParams.get('redirect_uri')).toBe(`${origin}/api/auth/oauth/${provider}/callback`)
    expect(searchParams.get('client_id')).toBe(app.client_id)
    expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/)
  })
})

describe('a verified e-mail', () => {
  it('joins the account whose owner has shown to read mail there', async () => {
    const email = `${randomUUID()}@example.com`
    const first = await ownerOf((await signIn('google', newVisitor({ email }))).token)
    expect(first.email).toBe(email)
    expect((await ownerOf((await signIn('linkedin', newVisitor({ email }))).token)).id).toBe(first.id)
    expect((await signIn('linkedin', newVisitor({ email, email_verified: false }))).error).toBe('oauth.email_taken')
    expect((await signIn('naver', newVisitor({ email }))).error).toBe('oauth.email_taken')
  })
})

describe('a state', () => {
  it('is good once', async () => {
    const begun = await begin('kakao')
    const query = await visit(begun, newVisitor())
    expect((await comeBack('kakao', query, begun.cookie)).hash).toContain('token=')
    const again = await comeBack('kakao', { ...query, code: 'another' }, begun.cookie)
    expect([again.pathname, again.searchParams.get('error'), again.hash]).toEqual(['/login', 'oauth.state', ''])
  })

  it('is valid only in the browser that started it', async () => {
    const [mine, theirs] = [await begin('kakao'), await begin('kakao')]
    for (const cookie of [theirs.cookie, null, 'oauth=short']) {
      const begun = await begin('kakao', {}, mine.cookie)
      expect((await comeBack('kakao', await visit(begun, newVisitor()), cookie)).searchParams.get('error')).toBe('oauth.state')
    }
  })

  it('differs between tabs of one browser, and each is valid', async () => {
    const first = await begin('naver', { next: '/a' })
    const second = await begin('naver', { next: '/b' }, first.cookie)
    expect(second.cookie).toBe(first.cookie)
    for (const [begun, next] of [
      [second, '/b'],
      [first, '/a'],
    ] as const)
      expect((await comeBack('naver', await visit(begun, newVisitor()), first.cookie)).hash).toContain(encodeURIComponent(next))
  })

  it('of one provider does not bring anybody back from another', async () => {
    const begun = await begin('google')
    const query = await visit(begun, newVisitor())
    expect((await comeBack('kakao', query, begun.cookie)).searchParams.get('error')).toBe('oauth.state')
  })

  it('ends after ten minutes', async () => {
    const begun = await begin('kakao')
    const query = await visit(begun, newVisitor())
    await frozenAt(Date.now() + (limits.oauthSeconds + 1) * 1_000, async () => {
      expect((await comeBack('kakao', query, begun.cookie)).searchParams.get('error')).toBe('oauth.state')
    })
  })

  it('that is missing, made up or twice in the address is none', async () => {
    const { cookie } = await begin('google')
    for (const query of [{}, { state: 'x', code: 'y' }, { state: 'a,b', code: 'y' }] as Record<string, string>[])
      expect((await comeBack('google', query, cookie)).searchParams.get('error')).toBe('oauth.state')
  })
})

describe('an id token', () => {
  it.each(['another app', 'another nonce', 'another issuer', 'another subject'] as const)('of %s is refused', async (fault) => {
    providersAt.behavior().fault = fault
    expect(await signIn('google', newVisitor())).toMatchObject({ token: null, error: 'oauth.failed' })
  })
})

it('leads nowhere but to this site', async () => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/%09/evil',
    'javascript:alert(1)',
    'https://evil.example',
  ]) {
    const { next: to } = await signIn('kakao', newVisitor(), { next })
    expect(to!.startsWith('/') && new URL(to!, origin).origin === origin).toBe(true)
  }
})

it('logs nothing of the person or the secret when a provider fails', async () => {
  const begun = await begin('facebook')
  const query = await visit(begun, newVisitor({ email: 'jian@example.com' }))
  providersAt.behavior().fault = 'fails'
  await comeBack('facebook', query, begun.cookie)
  const lines = logged.mock.calls.flat().join('\n')
  expect(lines).toContain('facebook')
  expect(lines).not.toMatch(/a secret|jian@/)
  expect(lines).not.toContain(query.code!)
})

describe('the accounts at providers of a person', () => {
  it('are added from the account page, sign in from then on, and are taken away again', async () => {
    const member = await buildMember()
    const visitor = newVisitor({ email: 'other@example.com' })
    const back = await link(member, 'naver', visitor)
    expect(back.pathname + back.search).toBe('/account?linked=naver')
    expect(await identitiesOf(member)).toEqual(['naver'])
    expect((await ownerOf((await signIn('naver', visitor)).token)).id).toBe(member.id)
    expect((await callRoute('unlinkIdentity', { as: member, params: { provider: 'naver' } })).status).toBe(204)
    expect(await identitiesOf(member)).toEqual([])
    expect((await ownerOf((await signIn('naver', visitor)).token)).id).not.toBe(member.id)
  })

  it('that are another user’s are refused', async () => {
    const [one, two, visitor] = [await buildMember(), await buildMember(), newVisitor()]
    await link(one, 'kakao', visitor)
    const back = await link(two, 'kakao', visitor)
    expect(back.pathname + back.search).toBe('/account?error=oauth.already_linked')
    expect(await identitiesOf(two)).toEqual([])
  })

  it('are one for each provider: another one takes the place of the first', async () => {
    const [member, first, second] = [await buildMember(), newVisitor(), newVisitor()]
    await link(member, 'google', first)
    await link(member, 'google', second)
    expect(await identitiesOf(member)).toEqual(['google'])
    expect((await ownerOf((await signIn('google', second)).token)).id).toBe(member.id)
    expect((await ownerOf((await signIn('google', first)).token)).id).not.toBe(member.id)
  })

  it('stay where one is the only way in', async () => {
    const { token } = await signIn('kakao', newVisitor())
    const as = { id: '', email: '', password: '', token: token! }
    const answer = await callRoute('unlinkIdentity', { as, params: { provider: 'kakao' } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'identity.last' } })
    await link(as, 'google', newVisitor())
    expect((await callRoute('unlinkIdentity', { as, params: { provider: 'kakao' } })).status).toBe(204)
  })

  it('let their owner delete an account without a password soon after a sign-in, and not later', async () => {
    const visitor = newVisitor()
    const { token } = await signIn('kakao', visitor)
    const remove = () => callRoute('deleteProfile', { as: { token: token! }, body: {} })
    await frozenAt(Date.now() + (limits.freshSeconds + 5) * 1_000, async () => {
      expect(await remove()).toMatchObject({ status: 403, body: { code: 'auth.not_fresh' } })
    })
    expect((await remove()).status).toBe(204)
    expect(await ownerOf((await signIn('kakao', visitor)).token)).not.toMatchObject({ id: (await ownerOf(token)).id ?? 'gone' })
  })
})
