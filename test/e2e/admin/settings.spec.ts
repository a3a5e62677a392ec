import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { adminToken, asAdmin, expect, place, signIn } from '../support/product.ts'

test.use({ siteOf: 'admin area' })

/** The settings are the whole site's, so these tests have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })

/** Stores settings, over any stored ones. */
async function store(request: APIRequestContext, data: object) {
  const headers = await asAdmin(request)
  expect((await request.post('/api/admin/settings', { data, headers })).status()).toBe(200)
}

async function openAsAdmin(page: Page, request: APIRequestContext) {
  await signIn(page, await adminToken(request))
  await page.goto('/admin/settings')
  await expect(page.getByLabel('Company Name (EN)')).toBeVisible()
}

/** A page of a first-time visitor. */
async function guest(browser: Browser, site: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site })).newPage()
  await page.goto(path)
  return page
}

const brand = (page: Page) => page.getByRole('banner').getByRole('link').first()
const footer = (page: Page) => page.getByRole('contentinfo')
const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('saved settings show at once in navbar, tab and footer, and to guests in both languages', async ({ page, request, browser, site }) => {
  await store(request, {})
  await openAsAdmin(page, request)
  await expect(page).toHaveTitle('Site Settings · Project PRISM')
  await page.getByLabel('Company Name (EN)').fill('Seohae Daily')
  await page.getByLabel('Company Name (KO)').fill('서해일보')
  await page.getByLabel('Tagline (EN)').fill('Proof in the open')
  await page.getByLabel('Tagline (KO)').fill('누구나 확인하는 근거')
  await page.getByLabel('Copyright (KO)').fill('© 서해일보')
  await page.getByLabel('Footer Text (EN)').fill('A newsroom on the west coast.')
  await expect(page.getByText('6 changes')).toBeVisible()
  await save(page)
  await expect(saved(page)).toBeVisible()
  await expect(brand(page)).toHaveText('SSeohae DailyProof in the open')
  await expect(page).toHaveTitle('Site Settings · Seohae Daily')
  await expect(saved(page)).toBeHidden()
  await expect(page.getByText('Not saved yet')).toBeHidden()

  const visitor = await guest(browser, site, '/surveys')
  await expect(brand(visitor)).toHaveText('SSeohae DailyProof in the open')
  await expect(footer(visitor)).toContainText('A newsroom on the west coast.')
  await expect(footer(visitor)).toContainText('© 서해일보')
  await expect(visitor).toHaveTitle('Surveys · Seohae Daily')
  await visitor.goto('/surveys?lang=ko')
  await expect(brand(visitor)).toHaveText('서서해일보누구나 확인하는 근거')
  await expect(footer(visitor)).toContainText('A newsroom on the west coast.')
  await expect(visitor).toHaveTitle('설문 · 서해일보')
  await visitor.context().close()
})

test('an uploaded logo is in the navbar, the footer and the tab', async ({ page, request, browser, site }) => {
  await store(request, {}) // the preview below is the upload's, not that of a logo from before
  await openAsAdmin(page, request)
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 96 })
    const context = canvas.getContext('2d')!
    context.fillStyle = '#2850d8'
    context.fillRect(0, 0, 120, 96)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
  await page.locator('input[type=file]').first().setInputFiles(file)
  const preview = page.getByAltText('Preview')
  await expect(preview).toBeVisible()
  expect((await preview.boundingBox())!.height).toBe(48)
  const url = await page.getByLabel('Logo', { exact: true }).inputValue()
  expect(url).toMatch(/^\/media\/.+\.png$/)
  await save(page)
  await expect(saved(page)).toBeVisible()

  const visitor = await guest(browser, site, '/')
  for (const place of [brand(visitor), footer(visitor)]) {
    await expect(place.locator('img')).toHaveAttribute('src', url)
    await expect.poll(() => place.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBe(120)
  }
  await expect(visitor.locator('link[rel=icon]')).toHaveAttribute('href', url)
  await visitor.context().close()
})

test('a cover image is the default of surveys without one', async ({ page, request }) => {
  await store(request, { cover_url: '/icon.svg' })
  await page.goto('/surveys')
  await expect(page.getByRole('listitem').locator('img[src="/icon.svg"]').first()).toBeVisible()
  await page.goto('/survey/checking-official-messages')
  await expect(page.locator('main img[src="/icon.svg"]')).toBeVisible()
})

test('asks before leaving with unsaved changes', async ({ page, request }) => {
  await store(request, {})
  await signIn(page, await adminToken(request))
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Admin' }).getByText('Site Settings').click()
  const tagline = page.getByLabel('Tagline (EN)')
  await tagline.fill('Unsaved')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })

  await page.getByRole('navigation', { name: 'Admin' }).getByText('Surveys').click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/admin/settings')

  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect(place(page)).toBe('/admin/settings')

  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.type()
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toBe('beforeunload')
  await expect(tagline).toHaveValue('Unsaved')

  await tagline.press('End')
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/admin')
  await page.goForward()
  await expect(tagline).toHaveValue('')
})

test('settings that load late shift nothing and block nothing', async ({ page, request }) => {
  await store(request, { company_name_en: 'Seohae', tagline_en: 'A tagline that is longer than ours', footer_text_en: 'Here' })
  await watchShifts(page)
  for (const width of [390, 1000, 1440]) {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/api/admin/settings/public', (route) => held.then(() => route.continue()))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    letGo()
    await expect(brand(page)).toContainText('A tagline that is longer')
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    const shifts = await shiftsOf(page)
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      `${width} wide`,
    ).toBeLessThanOrEqual(0.01)
    await page.unroute('**/api/admin/settings/public')
  }
})
