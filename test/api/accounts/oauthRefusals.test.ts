import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember } from '../../support/api/people.ts'
import { siteOrigin } from '../../support/api/siteOrigin.ts'
import { begin, beginLink, newVisitor, visitProviders } from '../../support/oauth/visitProviders.ts'

ownTable()

const { saveProvider, visit } = visitProviders()

/** The Accept header of a browser that follows a link. */
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const authorize = (provider: string, headers: Record<string, string>, query: Record<string, string> = {}) =>
  callRoute('authorizeWithProvider', { params: { provider }, query, headers })
const goBack = (query: Record<string, string>, headers: Record<string, string>, provider = 'google') =>
  callRoute('returnFromProvider', { params: { provider }, query, headers })

/** Runs `run` while every call to the table fails but the one that takes the attempt. */
async function failing(run: () => Promise<unknown>) {
  const { documents } = await import('#functions/platform/aws.ts')
  const send = documents().send.bind(documents())
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const broken = jest
    .spyOn(documents(), 'send')
    .mockImplementation(((command: { constructor: { name: string } }) =>
      command.constructor.name === 'DeleteCommand' ? send(command as never) : Promise.reject(new Error('broken'))) as never)
  try {
    return await run()
  } finally {
    broken.mockRestore()
    logged.mockRestore()
  }
}

describe('a browser that follows a provider’s button to a refusal', () => {
  beforeAll(() => saveProvider({ provider: 'facebook', enabled: false }))

  it.each(['facebook', 'myspace', 'x'.repeat(300)])(
    'lands on the login with the code, and keeps where it was going: %.20s',
    async (provider) => {
      const query = { next: '/survey/one?mine=1', claim: 'a-response' }
      const { status, headers, raw } = await authorize(provider, { accept }, query)
      expect([status, headers['cache-control'], raw.length]).toEqual([302, 'no-store', 0])
      const page = new URL(String(headers['location']), siteOrigin)
      expect(page.pathname).toBe('/login')
      expect(Object.fromEntries(page.searchParams)).toEqual({ error: provider.length > 200 ? 'not_found' : 'provider.not_found', ...query })
    },
  )

  it('is sent nowhere but to this site next', async () => {
    const { headers } = await authorize('facebook', { accept }, { next: '//elsewhere.example' })
    expect(headers['location']).toBe('/login?error=provider.not_found')
  })

  it('lands on the login from a callback of an unknown provider', async () => {
    expect((await goBack({ code: 'a', state: 'b' }, { accept }, 'myspace')).headers['location']).toBe('/login?error=provider.not_found')
  })
})

describe('an API caller', () => {
  it.each<[string, Record<string, string>]>([
    ['JSON', { accept: 'application/json' }],
    ['anything', { accept: '*/*' }],
    ['nothing in particular', {}],
  ])('that accepts %s gets the refusal as JSON', async (_, headers) => {
    expect(await authorize('facebook', headers)).toMatchObject({ status: 404, body: { code: 'provider.not_found' } })
  })
})

describe('a callback during which the store fails', () => {
  it('leads to the login with where the person was going', async () => {
    const begun = await begin('google', { next: '/surveys' })
    const query = await visit(begun, newVisitor())
    const reply = await failing(() => goBack(query, { accept, cookie: begun.cookie }))
    expect(reply).toMatchObject({ status: 302, headers: { location: '/login?error=internal&next=%2Fsurveys' } })
  })

  it('leads back to the account where a provider was being linked', async () => {
    const begun = await beginLink(await buildMember(), 'google')
    const query = await visit(begun, newVisitor())
    const reply = await failing(() => goBack(query, { accept, cookie: begun.cookie }))
    expect(reply).toMatchObject({ status: 302, headers: { location: '/account?error=internal' } })
  })
})
