import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildAdmin } from '../../support/api/people.ts'
import { siteOrigin as origin } from '../../support/api/siteOrigin.ts'

ownTable()

const app = { client_id: 'an-app', client_secret: 'a secret that is long & odd' }
const callback = `${origin}/api/auth/oauth/google/callback`
let provider: ChildProcess
let issuer: string

beforeAll(async () => {
  provider = fork(join(__dirname, '../../support/oauth/oidcProvider.mjs'), [JSON.stringify({ ...app, redirect_uri: callback })], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  ;[issuer] = (await once(provider, 'message')) as [string]
  Object.assign(process.env, { OAUTH_BASE_URLS: JSON.stringify({ google: issuer }), SITE_URL: origin })
  await callRoute('saveProvider', { as: await buildAdmin(), body: { provider: 'google', ...app, enabled: true } })
})
afterAll(() => {
  provider.disconnect()
  delete process.env['OAUTH_BASE_URLS']
  delete process.env['SITE_URL']
})
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}))

/** Follows the provider's redirects, keeping its cookies, until one leads back to this site. */
async function visit(start: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  for (let hops = 0; url.origin === issuer; hops++) {
    if (hops > 10) throw new Error(`The provider goes round in circles: ${url.href}`)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name!, value!)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${answer.status} at ${url.pathname}: ${await answer.text()}`)
    url = new URL(location, url)
  }
  return url
}

async function begin() {
  const { headers } = await callRoute('authorizeWithProvider', { params: { provider: 'google' }, query: { next: '/surveys' } })
  const cookie = String([headers['set-cookie']].flat()[0]).split(';')[0]!
  return { location: String(headers['location']), cookie }
}

async function comeBack(query: Record<string, string>, cookie: string): Promise<URL> {
  const { headers } = await callRoute('returnFromProvider', { params: { provider: 'google' }, query, headers: { cookie } })
  return new URL(String(headers['location']), origin)
}

describe('signing in with Google, against an OpenID provider that is not ours', () => {
  it('creates an account from the button on with the provider’s data, by PKCE and nonce', async () => {
    const { location, cookie } = await begin()
    const asked = new URL(location).searchParams
    expect([asked.get('code_challenge_method'), asked.get('scope')]).toEqual(['S256', 'openid email profile'])
    expect(asked.get('nonce')).toBeTruthy()
    const back = await visit(location)
    expect(back.origin + back.pathname).toBe(callback)
    const page = await comeBack(Object.fromEntries(back.searchParams), cookie)
    const behind = new URLSearchParams(page.hash.slice(1))
    expect([page.pathname, page.search, behind.get('next')]).toEqual(['/login', '', '/surveys'])
    const { body } = await callRoute('getMe', { as: { token: behind.get('token')! } })
    expect(body).toMatchObject({ email: 'jian@example.com', full_name: 'Jian Seo', roles: [] })
  })

  it('refuses a code that was requested with another proof', async () => {
    const [mine, theirs] = [await begin(), await begin()]
    const code = (await visit(theirs.location)).searchParams.get('code')!
    const back = await visit(mine.location)
    const page = await comeBack({ ...Object.fromEntries(back.searchParams), code }, mine.cookie)
    expect([page.searchParams.get('error'), page.hash]).toEqual(['oauth.failed', ''])
  })
})
