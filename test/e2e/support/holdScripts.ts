import type { Page } from '@playwright/test'

/**
 * Keeps scripts from every page that is opened from now on, but those that bring its HTML into order before its first paint, until what it returns is
 * called. The first request of a script whose name starts with `failing` fails then.
 */
export async function holdScripts(page: Page, failing?: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let hasFailed = failing === undefined
  await page.route('**/assets/*.js', async (route) => {
    if (/\/assets\/(?:order|quote)-/.test(route.request().url())) return route.continue()
    await held
    if (hasFailed || !route.request().url().includes(`/assets/${failing}-`)) return route.continue()
    hasFailed = true
    await route.abort()
  })
  return release
}
