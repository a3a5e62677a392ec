import type { Page } from '@playwright/test'
import { providerNames } from './samples.ts'
import type { Screen } from './screen.ts'

const withProviders = { 'GET /auth/oauth/providers': { body: providerNames } }

/** Goes to an address that is taken out of the bar at once; `until` is what then shows. */
async function goOn(page: Page, address: string, until: string) {
  await page.evaluate((address) => location.assign(address), address)
  await page.locator(until).waitFor()
}

const openPassword = async (page: Page) => {
  await page.locator('main summary').last().click()
  await page.locator('main [name=old]').waitFor()
}

/** Sign-in, sign-up, and one's own account. */
export const accountsScreens: Screen[] = [
  { route: '/login', state: 'form' },
  { route: '/login', state: 'providers', api: withProviders },
  {
    route: '/login',
    state: 'returned',
    api: withProviders,
    reach: (page) => goOn(page, '/login?error=oauth.email_taken', 'main [role=alert]'),
  },
  { route: '/login', state: 'forgotten', reach: (page) => goOn(page, '/login#forgot', 'main [name=email]') },
  {
    route: '/login',
    state: 'new password',
    reach: async (page) => {
      await goOn(page, '/login#reset=ticket', 'main [name=confirm]')
      await page.locator('[name=password]').fill('seven quiet tides')
    },
  },
  {
    route: '/login',
    state: 'error',
    reach: async (page) => {
      await page.locator('[name=username]').fill('nobody@example.com')
      await page.locator('[name=password]').fill('not the password')
      await page.locator('main [type=submit]').click()
      await page.locator('main [role=alert]').waitFor()
    },
  },
  { route: '/signup', state: 'form' },
  {
    route: '/signup',
    state: 'errors',
    reach: async (page) => {
      await page.locator('main [type=submit]').click()
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
  { route: '/account', state: 'guest' },
  { route: '/account', state: 'profile', as: 'member', api: withProviders, shows: 'length', reach: openPassword },
  {
    route: '/account',
    state: 'delete',
    as: 'member',
    shows: 'window',
    reach: async (page) => {
      await page.locator('main li button').last().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
]
