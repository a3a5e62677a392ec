import type { APIRequestContext, Page } from '@playwright/test'
import { ownSite as test } from '../support/ownSite.ts'
import { adminToken, expect, signIn } from '../support/product.ts'

test.use({ siteOf: 'admin area' })

/** Inquiries are the whole site's, so these tests have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })

const send = async (request: APIRequestContext, name: string, note = 'We would like to take part.') => {
  const answer = await request.post('/api/inquiries', { data: { name, email: 'jian@example.com', phone: '02-555-0147', note } })
  expect(answer.status()).toBe(201)
}
async function open(page: Page, request: APIRequestContext, path = '/admin/inquiries') {
  await signIn(page, await adminToken(request))
  await page.goto(path)
}
const item = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin' })

test('an unread one is counted in the navbar, in the side menu and on the dashboard, and no more once it is read', async ({
  page,
  request,
}) => {
  await send(request, '오세린', 'First line\nSecond line')
  await open(page, request, '/admin')
  await expect(page.getByRole('link', { name: /^Inquiries 1 unread inquiry$/ }).and(page.getByRole('main').getByRole('link'))).toBeVisible()
  await expect(menu(page)).toContainText('1 unread inquiry')
  await expect(page.getByRole('banner')).toContainText('1 unread inquiry')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Inquiries/ })
    .click()
  expect(await item(page, '오세린').getByText('First line').innerText()).toBe('First line\nSecond line')
  await item(page, '오세린').getByRole('button', { name: 'Mark Read' }).click()
  await expect(menu(page)).not.toContainText('unread')
  await page.reload()
  await expect(item(page, '오세린').getByRole('button', { name: 'Mark Unread' })).toBeVisible()
  await item(page, '오세린').getByRole('button', { name: 'Mark Unread' }).click()
  await expect(menu(page)).toContainText('1 unread inquiry')
})

test('older ones load page by page, and a search finds ones further back', async ({ page, request }) => {
  await send(request, 'Hana Lindqvist')
  for (let n = 0; n < 11; n++) await send(request, `Visitor ${n}`)
  await open(page, request)
  await page.route('**/api/inquiries?limit=50', (route) => route.continue({ url: route.request().url().replace('limit=50', 'limit=5') }))
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Visitor' })).toHaveCount(5)
  await page.getByRole('searchbox').fill('lindqvist')
  await expect(item(page, 'Hana Lindqvist')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(item(page, 'Visitor 0')).toBeVisible()
})

test('a deleted one is deleted for good when its tab is closed within the time for Undo', async ({ page, request, context }) => {
  await send(request, 'Mirae Han')
  await send(request, 'Tomasz Wrona')
  await open(page, request)
  const tab = await context.newPage()
  await tab.goto('/admin/inquiries')
  await item(tab, 'Tomasz Wrona').getByRole('button', { name: 'Delete' }).click()
  await expect(item(tab, 'Tomasz Wrona')).toHaveCount(0)
  await tab.close()
  await expect(async () => {
    await page.reload()
    await expect(item(page, 'Mirae Han')).toBeVisible()
    await expect(item(page, 'Tomasz Wrona')).toHaveCount(0, { timeout: 500 })
  }).toPass()
})
