import type { APIRequestContext, Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { ownSite as test } from './ownSite.ts'
import { adminToken, buildMember, expect, signIn } from './product.ts'

test.use({ siteOf: 'inquiries' })

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

test('the screen says that there are none, until somebody writes', async ({ page, request }) => {
  await open(page, request)
  await expect(page.getByRole('heading', { level: 1, name: 'Inquiries' })).toBeVisible()
  await expect(page.getByText('No inquiries yet')).toBeVisible()
  await send(request, 'Hana Lindqvist')
  await page.reload()
  await expect(item(page, 'Hana Lindqvist').getByText('New')).toBeVisible()
})

test('an unread one is counted in the navbar, in the side menu and on the dashboard, and no more once it is read', async ({
  page,
  request,
}) => {
  await send(request, '오세린')
  await open(page, request, '/admin')
  await expect(
    page.getByRole('link', { name: /^Inquiries 2 unread inquiries$/ }).and(page.getByRole('main').getByRole('link')),
  ).toBeVisible()
  await expect(menu(page)).toContainText('2 unread inquiries')
  await expect(page.getByRole('banner')).toContainText('2 unread inquiries')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Inquiries/ })
    .click()
  await item(page, '오세린').getByRole('button', { name: 'Mark Read' }).click()
  await expect(menu(page)).toContainText('1 unread inquiry')
  await page.reload()
  await expect(item(page, '오세린').getByRole('button', { name: 'Mark Unread' })).toBeVisible()
  await item(page, '오세린').getByRole('button', { name: 'Mark Unread' }).click()
  await expect(menu(page)).toContainText('2 unread inquiries')
})

test('a deleted one comes back with Undo, and is gone for good when the screen is left', async ({ page, request }) => {
  await open(page, request)
  await item(page, '오세린').getByRole('button', { name: 'Delete' }).click()
  await expect(item(page, '오세린')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(item(page, '오세린')).toBeVisible()
  await item(page, '오세린').getByRole('button', { name: 'Delete' }).click()
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await menu(page).getByRole('link', { name: 'Surveys' }).click()
  expect((await gone).status()).toBe(204)
  await menu(page)
    .getByRole('link', { name: /^Inquiries/ })
    .click()
  await expect(item(page, 'Hana Lindqvist')).toBeVisible()
  await expect(item(page, '오세린')).toHaveCount(0)
})

test('older ones come page by page, and a search finds what stands further back', async ({ page, request }) => {
  for (let n = 0; n < 18; n++) await send(request, `Visitor ${n}`)
  await open(page, request)
  await page.route('**/api/inquiries?limit=50', (route) => route.continue({ url: route.request().url().replace('limit=50', 'limit=5') }))
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Visitor' })).toHaveCount(5)
  await page.getByRole('searchbox').fill('lindqvist')
  await expect(item(page, 'Hana Lindqvist')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(item(page, 'Visitor 0')).toBeVisible()
})

test('it reads in Korean, and axe finds nothing, wide and narrow', async ({ page, request }) => {
  await open(page, request, '/admin/inquiries?lang=ko')
  await expect(page.getByRole('heading', { level: 1, name: '문의' })).toBeVisible()
  await expect(page.getByRole('button', { name: '읽음으로 표시' }).first()).toBeVisible()
  await expectClean(page, 'wide')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectClean(page, 'narrow')
})

test.describe('for a member', () => {
  test.use({ refusals: [403] })

  test('there is nothing to see', async ({ page, request }) => {
    await signIn(page, (await buildMember(request)).token)
    await page.goto('/admin/inquiries')
    await expect(page.getByRole('alert')).toContainText('You must be an admin.')
  })
})
