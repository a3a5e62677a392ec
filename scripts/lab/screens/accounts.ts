import type { Page } from '@playwright/test'
import { openDialog, providerNames } from './samples.ts'
import { byRoute } from './screen.ts'

const withProviders = { 'GET /auth/oauth/providers': { body: providerNames } }

const someone = { id: 'U1', email: 'hana@harbour-desk.example', full_name: 'Hana Lindqvist', roles: [], social: {} }

/** Goes to an address that is taken out of the bar at once; `until` is what then shows. */
async function openAndWait(page: Page, address: string, until: string) {
  await page.evaluate((address) => location.assign(address), address)
  await page.locator(until).waitFor()
}

const openPassword = async (page: Page) => {
  await page.locator('main summary').last().click()
  await page.locator('main [name=old]').waitFor()
}

/** The buttons come after the form. */
const withButtons = (page: Page) => page.locator('main a[href*="/oauth/"]').first().waitFor()

export const accountsScreens = byRoute('guest', {
  '/login': {
    form: {},
    providers: { api: withProviders, reach: withButtons },
    returned: {
      api: withProviders,
      reach: async (page) => {
        await openAndWait(page, '/login?error=oauth.email_taken', 'main [role=alert]')
        await withButtons(page)
      },
    },
    forgotten: { reach: (page) => openAndWait(page, '/login#forgot', 'main [name=email]') },
    'new password': {
      reach: async (page) => {
        await openAndWait(page, '/login#reset=ticket', 'main [name=confirm]')
        await page.locator('[name=password]').fill('seven quiet tides')
      },
    },
    error: {
      reach: async (page) => {
        await page.locator('[name=username]').fill('nobody@example.com')
        await page.locator('[name=password]').fill('not the password')
        await page.locator('main [type=submit]').click()
        await page.locator('main [role=alert]').waitFor()
      },
    },
    'signed in by an address': {
      shows: 'window',
      api: { 'GET /auth/me': { body: someone } },
      reach: (page) => openAndWait(page, '/login?token=brought&next=%2Fsurveys', '[role=status] button:last-child'),
    },
  },
  '/signup': {
    form: {},
    providers: { api: withProviders, reach: withButtons },
    errors: {
      reach: async (page) => {
        await page.locator('main [type=submit]').click()
        await page.locator('main [aria-invalid=true]').first().waitFor()
      },
    },
  },
  '/account': {
    guest: {},
    profile: { as: 'member', api: withProviders, shows: 'length', reach: openPassword },
    delete: {
      as: 'member',
      shows: 'window',
      reach: (page) => openDialog(page.locator('main li button').last()),
    },
    link: {
      as: 'member',
      shows: 'window',
      api: {
        'GET /auth/oauth/providers': { body: ['kakao', 'google'] },
        'GET /profile/identities': { body: [{ provider: 'google', linked_at: '2026-11-20T03:00:00.000Z' }] },
        'POST /profile/identities/*': { status: 403, body: { code: 'auth.not_fresh', detail: 'Sign in again.' } },
      },
      reach: (page) => openDialog(page.locator('main button', { hasText: /^(Link|연결)$/ })),
    },
  },
})
