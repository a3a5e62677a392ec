import { startProduct } from '../../../scripts/lab/browser/startProduct.ts'
import { admin, test } from './product.ts'

/**
 * `test` with a site of the worker's own: for what is the whole site's, and for what must meet nothing that other tests made. Each file says
 * `test.use({ siteOf: 'its name' })`, so that no worker carries one's site over to the next. Files that change nothing which the others look at
 * give the same name: a site takes more than three processor seconds to start.
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
