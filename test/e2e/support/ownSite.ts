import { startProduct } from '../../../scripts/lab/browser/startProduct.ts'
import { admin, test } from './product.ts'

/**
 * `test` with a separate site for the worker: for global settings, and for tests that must not see data of other tests. Each file calls
 * `test.use({ siteOf: 'its name' })`, so that no worker uses the site of another file. Files that change nothing relevant to each other give the
 * same name: a site takes more than three processor seconds to start.
 */
export const ownSite = test.extend<object, { siteOf: string; site: string }>({
  siteOf: ['', { option: true, scope: 'worker' }],
  site: [
    async ({ siteOf }, use) => {
      if (!siteOf) throw new Error('Whose site is this? The file needs test.use({ siteOf }).')
      const { email, password } = admin()
      const { url, stop } = await startProduct({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 }, // a busy machine starts it slowly
  ],
  baseURL: ({ site }, use) => use(site),
})
