import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import type { Homepage } from '#shared/site/homepage.ts'
import { adminToken, asAdmin, expect, signIn } from '../support/product.ts'

export const stored = async (request: APIRequestContext): Promise<Homepage> =>
  (await (await request.get('/api/homepage', { headers: await asAdmin(request) })).json()) as Homepage

export async function openAsAdmin(page: Page, request: APIRequestContext) {
  await signIn(page, await adminToken(request))
  await page.goto('/admin/homepage')
  await expect(saveAll(page)).toBeVisible()
}
export async function guest(browser: Browser, site: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site })).newPage()
  await page.goto(path)
  return page
}

export const item = (title: string) => ({ title: { en: title, ko: title }, description: { en: '', ko: '' }, media: [] })

export const saveAll = (page: Page) => page.getByRole('button', { name: 'Save All', exact: true })
export const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true })
export const changes = (page: Page, count: number) => page.getByRole('status').getByText(count === 1 ? '1 change' : `${count} changes`)
export const part = (page: Page, name: RegExp) => page.getByRole('main').getByRole('heading', { level: 2, name }).getByRole('button')
export const korean = (page: Page) => page.getByRole('radio', { name: /^Korean/ }).check()
export const english = (page: Page) => page.getByRole('radio', { name: /^English/ }).check()
export const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the homepage"]')
export async function save(page: Page) {
  await saveAll(page).click()
  await expect(saved(page)).toBeVisible()
}
/** Types into a rich field, replacing its content. */
export async function write(page: Page, field: Locator, text: string) {
  await expect(field).not.toHaveAttribute('aria-busy', 'true')
  await field.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Drags one entry up to where another is. */
export async function dragItem(page: Page, name: string, to: string) {
  const grip = (await page.getByRole('button', { name: `Reorder: ${name}` }).boundingBox())!
  const goal = (await page.getByRole('button', { name: `Reorder: ${to}` }).boundingBox())!
  await page.mouse.move(grip.x + 8, grip.y + 12)
  await page.mouse.down()
  await page.mouse.move(grip.x + 8, grip.y - 20, { steps: 5 })
  await page.mouse.move(goal.x + 8, goal.y + 4, { steps: 8 })
  await page.mouse.up()
}

export const widthOf = async (part: Locator) => Math.round((await part.boundingBox())!.width)

/** A picture of 1,600 by 1,000 pixels, half blue and half teal. */
export const picture = async (page: Page) => {
  const png = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 })
    const context = canvas.getContext('2d')!
    context.fillStyle = '#2850d8'
    context.fillRect(0, 0, 800, 1000)
    context.fillStyle = '#0f9d94'
    context.fillRect(800, 0, 800, 1000)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  return { name: 'halves.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
}
