import type { Page } from '@playwright/test'
import { expectClean, open } from './axe.ts'
import { ownSite as test } from './ownSite.ts'
import { admin, adminToken, buildMember, expect, keptToken, place, signIn } from './product.ts'

test.use({ siteOf: 'users' })

test.setTimeout(90_000)

async function openAsAdmin(page: Page, request: Parameters<typeof adminToken>[0]) {
  await signIn(page, await adminToken(request))
  await page.goto('/admin/users')
  await expect(listed(page).first()).toBeVisible()
}
/** The listed people. */
const listed = (page: Page) => page.getByRole('main').getByRole('listitem')
const person = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email })

test('an admin finds a person, makes them one and takes it back', async ({ page, request }) => {
  const [{ email, token }] = await Promise.all([buildMember(request), buildMember(request)])
  const may = async () => (await request.get('/api/users', { headers: { authorization: `Bearer ${token}` } })).status()
  await openAsAdmin(page, request)
  await page.getByLabel('Search by name or e-mail').fill(email.slice(0, 20))
  await expect(listed(page)).toHaveCount(1)
  await person(page, email).getByRole('button', { name: 'Make admin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click()
  await expect(person(page, email).getByText('Admin', { exact: true })).toBeVisible()
  expect(await may()).toBe(200)
  await person(page, email).getByRole('button', { name: 'Remove admin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove admin' }).click()
  await expect(person(page, email).getByRole('button', { name: 'Make admin' })).toBeVisible()
  expect(await may()).toBe(403)
})

test.describe('the last admin', () => {
  test.use({ refusals: [409] })

  test('stays one, in words', async ({ page, request }) => {
    await openAsAdmin(page, request)
    await page.getByLabel('Search by name or e-mail').fill(admin().email)
    await page.getByRole('button', { name: /^Remove admin/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Remove admin' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This is the last admin.')
  })
})

test('a reset link is shown once, and signs in who opens it', async ({ page, request, browser, site }) => {
  const { email } = await buildMember(request)
  await openAsAdmin(page, request)
  await page.getByLabel('Search by name or e-mail').fill(email)
  await expect(listed(page)).toHaveCount(1)
  await person(page, email).getByRole('button', { name: 'Reset link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset link' }).click()
  const url = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await page.locator('main').innerHTML()).not.toContain(url)

  const visitor = await (await browser.newContext({ baseURL: site })).newPage()
  await visitor.goto(url)
  await visitor.getByLabel('New password', { exact: true }).fill('seven quiet tides')
  await visitor.getByLabel('Confirm new password').fill('seven quiet tides')
  await visitor.getByRole('button', { name: 'Set password' }).click()
  await expect(visitor.getByRole('button', { name: /Mina Park/ })).toBeVisible()
  expect(await keptToken(visitor)).toBeTruthy()
  expect(place(visitor)).toBe('/')
  await visitor.context().close()
})

test('people come page after page', async ({ page, request }) => {
  test.setTimeout(120_000)
  for (let count = 0; count < 51; count++) await buildMember(request)
  await signIn(page, await adminToken(request))
  await page.goto('/admin/users')
  await expect(listed(page)).toHaveCount(50)
  while (await page.getByRole('button', { name: 'Show more' }).isVisible()) {
    const before = await listed(page).count()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => listed(page).count()).toBeGreaterThan(before)
  }
  await expect(page.getByText('You', { exact: true })).toBeVisible()
})

for (const lang of ['en', 'ko'])
  test(`axe finds nothing on the screen in ${lang}`, async ({ page, request }) => {
    await buildMember(request)
    await signIn(page, await adminToken(request))
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/admin/users', lang)
      await expect(listed(page).first()).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectClean(page, `${colorScheme}, ${width} wide`)
      }
      await page.getByRole('main').locator('li button').nth(1).click()
      await page.locator('dialog[open] button').last().click()
      await expect(page.locator('dialog[open] input')).toBeVisible()
      await expectClean(page, `with a link, ${width} wide`)
    }
  })
