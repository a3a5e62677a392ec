import { startProduct } from '../support/startProduct.ts'
import { admin, test } from './product.ts'

/** `test` with a site of the worker's own: for what is the whole site's, and for what must meet nothing that other tests made. */
export const ownSite = test.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, use) => {
      const { email, password } = admin()
      const { url, stop } = await startProduct({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
})
