import type { Page } from '@playwright/test'
import { isPublishedPage } from '../../../shared/site/publishedPaths.ts'

/** Serves the shell in place of published pages, so that the page asks the API for what it shows, which `answer` can replace. */
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
