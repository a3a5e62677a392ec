import type { Page } from '@playwright/test'
import { app } from '../support/standInProvider.ts'
import { expectClean, open } from './axe.ts'
import { adminToken, buildMember, expect, place, signIn } from './product.ts'
import { providerSite as test } from './providerSite.ts'

/** The providers are the whole site's, so these tests take turns. */
test.describe.configure({ mode: 'default' })
test.setTimeout(90_000)
test.use({ siteOf: 'providers' })

async function openAsAdmin(page: Page, request: Parameters<typeof adminToken>[0]) {
  await signIn(page, await adminToken(request))
  await page.goto('/admin/providers')
  await expect(page.getByLabel('Provider', { exact: true })).toBeVisible()
}
const state = (page: Page, name: string) => page.getByRole('list', { name: 'Providers' }).getByRole('button', { name })

test('a provider that an admin sets up gets its button, and loses it when it is disabled', async ({
  page,
  request,
  browser,
  site,
  standIn,
}) => {
  standIn.behaviour.visitor = { id: '77', first: 'Jian', last: 'Seo' }
  await openAsAdmin(page, request)
  await page.getByLabel('Provider', { exact: true }).selectOption({ label: 'Naver' })
  await expect(page.getByLabel('Callback address')).toHaveValue(`${site}/api/auth/oauth/naver/callback`)
  await page.getByLabel('Client ID').fill(app.client_id)
  await page.getByLabel('Enabled').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(state(page, 'Naver')).toContainText('something is missing')
  await page.getByLabel('Client secret').fill(app.client_secret)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(state(page, 'Naver')).toHaveText(/Naver\s*Enabled/)
  await page.reload()
  await page.getByLabel('Provider', { exact: true }).selectOption({ label: 'Naver' })
  await expect(page.getByText(/^A secret is stored/)).toBeVisible()
  await expect(page.getByLabel('Client secret')).toHaveValue('')

  const visitor = await (await browser.newContext({ baseURL: site })).newPage()
  await visitor.goto('/login?next=%2Fsurveys')
  await expect(visitor.getByRole('main').getByRole('link', { name: /^Continue with/ })).toHaveCount(1)
  await visitor.getByRole('link', { name: 'Continue with Naver' }).click()
  await expect(visitor.getByRole('button', { name: /Jian Seo/ })).toBeVisible()
  expect(place(visitor)).toBe('/surveys')

  await page.getByLabel('Enabled').uncheck()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(state(page, 'Naver')).toHaveText(/Naver\s*Disabled/)
  await visitor.evaluate(() => localStorage.removeItem('token'))
  await visitor.goto('/login')
  await expect(visitor.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(visitor.getByText('or', { exact: true })).toBeHidden()
  await visitor.context().close()
})

test('the menus lead here, and nobody leaves with something unsaved unasked', async ({ page, request }) => {
  await signIn(page, await adminToken(request))
  await page.goto('/surveys')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('link', { name: 'OAuth Providers' }).click()
  await expect(page).toHaveURL('/admin/providers')
  await page.getByLabel('Client ID').fill('unsaved')
  await page.getByRole('navigation', { name: 'Admin' }).getByText('Users').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/users')
})

test.describe('a member who is no admin', () => {
  test.use({ refusals: [403] })

  test('is told so', async ({ page, request }) => {
    await signIn(page, (await buildMember(request)).token)
    for (const path of ['/admin/providers', '/admin/users']) {
      await page.goto(path)
      await expect(page.getByText('You must be an admin.')).toBeVisible()
    }
  })
})

for (const lang of ['en', 'ko'])
  test(`axe finds nothing on the screen in ${lang}`, async ({ page, request }) => {
    await signIn(page, await adminToken(request))
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/admin/providers', lang)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectClean(page, `${colorScheme}, ${width} wide`)
      }
    }
  })
