import { randomInt } from 'node:crypto'
import { providerNames, type ProviderName } from '#shared/accounts/providerNames.ts'
import { callRoute } from '../api/callRoute.ts'
import { buildAdmin, type Person } from '../api/people.ts'
import { siteOrigin as origin } from '../api/siteOrigin.ts'
import { app, startProviders, type StandIn, type Visitor } from './standInProvider.ts'

type Begun = { location: string; cookie: string }

export const newVisitor = (more: Partial<Visitor> = {}): Visitor => ({
  id: String(randomInt(1e9, 1e12)),
  first: 'Jian',
  last: 'Seo',
  ...more,
})

const cookieOf = (line: unknown) => String([line].flat()[0]).split(';')[0]!
const withCookie = (cookie: string | null | undefined): Record<string, string> => (cookie ? { cookie } : {})

export async function begin(provider: ProviderName, query: Record<string, string> = {}, cookie?: string): Promise<Begun> {
  const { status, headers } = await callRoute('authorizeWithProvider', { params: { provider }, query, headers: withCookie(cookie) })
  expect(status).toBe(302)
  return { location: String(headers['location']), cookie: cookieOf(headers['set-cookie']) }
}

/** Begins to add a provider to an account. */
export async function beginLink(as: Person, provider: ProviderName): Promise<Begun> {
  const { status, body, headers } = await callRoute('linkIdentity', { as, params: { provider } })
  expect(status).toBe(201)
  return { location: body.url, cookie: cookieOf(headers['set-cookie']) }
}

export async function comeBack(provider: ProviderName, query: Record<string, string>, cookie: string | null): Promise<URL> {
  const answer = await callRoute('returnFromProvider', { params: { provider }, query, headers: withCookie(cookie) })
  expect([answer.status, answer.headers['cache-control']]).toEqual([302, 'no-store'])
  return new URL(String(answer.headers['location']), origin)
}

/** Lets users sign in at stand-ins of all five providers during the tests of this file, and makes their requests to the site. */
export function visitProviders() {
  let standIn: StandIn
  let admin: Person
  beforeAll(async () => {
    standIn = await startProviders()
    Object.assign(process.env, { OAUTH_BASE_URLS: JSON.stringify(standIn.urls), SITE_URL: origin })
    admin = await buildAdmin()
    for (const provider of providerNames) await saveProvider({ provider })
  })
  afterAll(async () => {
    delete process.env['OAUTH_BASE_URLS']
    delete process.env['SITE_URL']
    await standIn.close()
  })
  beforeEach(() => Object.assign(standIn.behavior, { cancels: false, fault: null }))

  const saveProvider = (body: object) => callRoute('saveProvider', { as: admin, body: { ...app, enabled: true, ...body } })

  /** Goes to the provider and returns its redirect. */
  async function visit({ location }: Pick<Begun, 'location'>, visitor: Visitor): Promise<Record<string, string>> {
    standIn.behavior.visitor = visitor
    const answer = await fetch(location, { redirect: 'manual' })
    return Object.fromEntries(new URL(answer.headers.get('location')!).searchParams)
  }

  /** From the button to the page: the person's token, or the error that the page shows. */
  async function signIn(provider: ProviderName, visitor: Visitor, query: Record<string, string> = {}) {
    const begun = await begin(provider, query)
    const back = await comeBack(provider, await visit(begun, visitor), begun.cookie)
    const behind = new URLSearchParams(back.hash.slice(1))
    return {
      path: back.pathname,
      token: behind.get('token'),
      next: behind.get('next'),
      claim: behind.get('claim'),
      error: back.searchParams.get('error'),
    }
  }

  /** From the account page to the provider and back; resolves to where one ends. */
  async function link(as: Person, provider: ProviderName, visitor: Visitor): Promise<URL> {
    const begun = await beginLink(as, provider)
    return comeBack(provider, await visit(begun, visitor), begun.cookie)
  }

  return {
    behavior: () => standIn.behavior,
    asked: () => standIn.asked,
    admin: () => admin,
    saveProvider,
    begin,
    beginLink,
    visit,
    comeBack,
    signIn,
    link,
  }
}

/** The names of the providers that a person signs in with. */
export const identitiesOf = async (as: Person): Promise<string[]> =>
  ((await callRoute('listIdentities', { as })).body as { provider: string }[]).map(({ provider }) => provider)

/** Who a token belongs to. */
export const ownerOf = async (token: string | null) => (await callRoute('getMe', { as: { token: token! } })).body
