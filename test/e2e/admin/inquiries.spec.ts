import type { APIRequestContext, Page } from '@playwright/test'
import { onPhone } from '../support/journey.ts'
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
  await send(request, '오세린')
  await open(page, request, '/admin')
  await expect(page.getByRole('link', { name: /^Inquiries 1 unread inquiry$/ }).and(page.getByRole('main').getByRole('link'))).toBeVisible()
  await expect(menu(page)).toContainText('1 unread inquiry')
  await expect(page.getByRole('banner')).toContainText('1 unread inquiry')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Inquiries/ })
    .click()
  await item(page, '오세린').getByRole('button', { name: 'Mark Read' }).click()
  await expect(menu(page)).not.toContainText('unread')
  await page.reload()
  await expect(item(page, '오세린').getByRole('button', { name: 'Mark Unread' })).toBeVisible()
  await item(page, '오세린').getByRole('button', { name: 'Mark Unread' }).click()
  await expect(menu(page)).toContainText('1 unread inquiry')
})

test('older ones come page by page, and a search finds what stands further back', async ({ page, request }) => {
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

const words = {
  en: {
    title: 'Inquiries',
    isNew: 'New',
    read: 'Mark Read',
    unread: 'Mark Unread',
    subject: 'Your inquiry',
    remove: 'Delete',
    undo: 'Undo',
    search: 'Search inquiries',
    none: 'No matching inquiries.',
  },
  ko: {
    title: '문의',
    isNew: '새 문의',
    read: '읽음으로 표시',
    unread: '읽지 않음으로 표시',
    subject: '문의하신 내용에 답변드립니다',
    remove: '삭제',
    undo: '실행 취소',
    search: '문의 검색',
    none: '조건에 맞는 문의가 없습니다.',
  },
}

for (const { lang } of onPhone) {
  const say = words[lang]

  test.describe(`in ${lang}`, () => {
    test('an inquiry shows all that was written, and is marked, answered, deleted and brought back', async ({ page, request }) => {
      const name = lang === 'en' ? 'Ines Duarte' : '윤서하'
      const note = 'First line\nSecond line'
      const written = { name, email: 'a+b@example.com', phone: '02-555-0147', org: 'Harbour Desk', note }
      expect((await request.post('/api/inquiries', { data: written })).status()).toBe(201)
      await open(page, request, `/admin/inquiries?lang=${lang}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      const own = page.getByRole('main').getByRole('listitem').first()
      await expect(own.getByRole('heading')).toContainText(name)
      await expect(own.getByText(say.isNew, { exact: true })).toBeVisible()
      const reply = own.getByRole('link', { name: written.email })
      await expect(reply).toHaveAttribute('href', `mailto:a%2Bb@example.com?subject=${encodeURIComponent(say.subject)}`)
      await expect(own.getByRole('link', { name: written.phone })).toHaveAttribute('href', 'tel:025550147')
      await expect(own.getByText(written.org)).toBeVisible()
      expect(await own.getByText('First line').innerText()).toBe(note)
      await expect(own.locator('time')).toHaveText(lang === 'en' ? /\d{4}.+\d:\d\d .M GMT\+9$/ : /^\d{4}년 .+(오전|오후) \d+:\d\d GMT\+9$/)

      await own.getByRole('button', { name: say.read, exact: true }).click()
      await expect(own.getByRole('button', { name: say.unread, exact: true })).toBeVisible()
      await expect(own.getByText(say.isNew, { exact: true })).toHaveCount(0)
      await page.reload()
      await own.getByRole('button', { name: say.unread, exact: true }).click()
      await expect(own.getByText(say.isNew, { exact: true })).toBeVisible()

      await own.getByRole('button', { name: say.remove, exact: true }).click()
      await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: name })).toHaveCount(0)
      await page.getByRole('button', { name: say.undo }).click()
      await expect(own.getByRole('heading')).toContainText(name)
      await page.getByRole('searchbox', { name: say.search }).fill('nobody at all')
      await expect(page.getByText(say.none)).toBeVisible()
    })
  })
}

test('a deleted one is gone for good when its tab is closed within the time for Undo', async ({ page, request, context }) => {
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
