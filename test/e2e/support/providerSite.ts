import { providerNames } from '../../../shared/accounts/providerNames.ts'
import type { APIRequestContext } from '@playwright/test'
import { app, startProviders, type StandIn } from '../../support/oauth/standInProvider.ts'
import { startProduct } from '../../../scripts/lab/browser/startProduct.ts'
import { admin, asAdmin, expect, test } from './product.ts'

/** `test` with a site of the worker's own whose five providers are a stand-in, which says who signs in there. */
export const providerSite = test.extend<object, { siteOf: string; standIn: StandIn; site: string }>({
  /** Tests that name another one get a site without any setup. */
  siteOf: ['', { scope: 'worker', option: true }],
  standIn: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, use) => {
      const standIn = await startProviders()
      await use(standIn)
      await standIn.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ standIn }, use) => {
      const { email, password } = admin()
      const variables = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, OAUTH_BASE_URLS: JSON.stringify(standIn.urls) }
      const { url, stop } = await startProduct(variables)
      // behind CloudFront the cookie of a sign-in, and the way back from a provider, are https alone
      await use(process.env['REHEARSE'] ? url.replace('http:', 'https:') : url)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
})

/** Stores the stand-in's app for every provider. */
export async function enableProviders(request: APIRequestContext): Promise<void> {
  const headers = await asAdmin(request)
  for (const provider of providerNames) {
    const answer = await request.post('/api/admin/providers', { headers, data: { provider, ...app, enabled: true } })
    expect(answer.status()).toBe(200)
  }
}
