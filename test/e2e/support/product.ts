import { randomUUID } from 'node:crypto'
import { expect, test as base, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { serveShell } from '../../../scripts/lab/browser/serveShell.ts'

/** Stand-ins for content that published pages already have. */
const publishedCalls = /api\\?\/(?:\*\*|surveys\/(?:public|\*\*)|\(?homepage\\?\/public|admin\/settings\/public|auth\/oauth\/providers)/

/** React's errors for a failed hydration, in both of its builds. */
const hydrationError = /React error #4(?:18|19|2[1-5])\b|[Hh]ydrat|did not match/

/** Makes `goto` and `reload` wait until the page's script handles input; with `waitUntil` they end earlier. */
function awaitScript(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const go = page[name].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>
    page[name] = async (...given: unknown[]) => {
      const answer = await go(...given)
      const options = given[name === 'goto' ? 1 : 0] as { waitUntil?: string } | undefined
      if (!options?.waitUntil) await page.waitForFunction(() => !('published' in document.documentElement.dataset))
      return answer
    }
  }
}

/**
 * Fails a test on an error in the console or in its page, and on one of hydration in any other page of its browser. `refusals`: the statuses that the
 * API is meant to answer in this test; 0 where it is meant not to answer at all.
 */
export const test = base.extend<{ refusals: number[]; console: void }>({
  refusals: [[], { option: true }],
  page: async ({ page }, use) => {
    const route = page.route.bind(page)
    page.route = async (url, ...handling) => {
      const pattern = typeof url === 'string' ? url : url instanceof RegExp ? url.source : ''
      if (publishedCalls.test(pattern)) await serveShell(page)
      return route(url, ...handling)
    }
    await use(page)
  },
  console: [
    async ({ page, browser, refusals }, use) => {
      const complaints: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('page', awaitScript)
        context.on('console', (message) => {
          if (message.type() === 'error' && hydrationError.test(message.text())) complaints.push(message.text())
        })
        context.on('weberror', (error) => {
          if (hydrationError.test(String(error.error()))) complaints.push(String(error.error()))
        })
      }
      awaitScript(page)
      watch(page.context())
      browser.on('context', watch)
      const isMeant = (text: string) =>
        refusals.some((status) => text.includes(status === 0 ? 'net::ERR_' : `responded with a status of ${status} `))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isMeant(message.text())) complaints.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use()
      browser.off('context', watch)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const password = 'a quiet lake of ink'
export const newEmail = () => `${randomUUID()}@example.com`

/** The admin that the product was started with. */
export const admin = () => ({ email: process.env['ADMIN_EMAIL']!, password: process.env['ADMIN_PASSWORD']! })

/** A new account. */
export async function buildMember(request: APIRequestContext): Promise<{ email: string; token: string }> {
  const email = newEmail()
  const answer = await request.post('/api/auth/signup', { data: { email, password, first_name: 'Mina', last_name: 'Park' } })
  expect(answer.status()).toBe(201)
  return { email, token: ((await answer.json()) as { access_token: string }).access_token }
}

let tokenOfAdmin: Promise<string> | undefined

/** Who the product was started with signs in once a worker, which has one site: checking a password is slow on purpose. */
export const adminToken = (request: APIRequestContext): Promise<string> => (tokenOfAdmin ??= signInAdmin(request))

/** The headers of a call as that admin. */
export const asAdmin = async (request: APIRequestContext) => ({ authorization: `Bearer ${await adminToken(request)}` })

async function signInAdmin(request: APIRequestContext): Promise<string> {
  const { email, password } = admin()
  const answer = await request.post('/api/auth/token', { form: { username: email, password } })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Signs the browser in as the token's user. Stores the token from a text file of the site, where no script of ours runs yet. */
export async function signIn(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt', { waitUntil: 'commit' })
  await page.evaluate((token) => localStorage.setItem('token', token), token)
}

/** The access token that the browser keeps. */
export const keptToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'))

/** Path, query and fragment of the address. */
export const place = (page: Page): string => page.url().slice(new URL(page.url()).origin.length)
