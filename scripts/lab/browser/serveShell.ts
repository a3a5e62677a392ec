import type { Page } from '@playwright/test'
import { isPublishedPage } from '../../../shared/site/publishedPaths.ts'

/**
 * Serves the shell in the place of published pages, as the site does where these cannot be made, so that the page asks the API for what it
 * shows: whoever stands in for the API is heard then.
 */
export async function serveShell(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => isPublishedPage(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const { origin } = new URL(route.request().url())
      return route.fulfill({ response: await page.request.get(`${origin}/admin`) })
    },
  )
}
