import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Survey } from '#shared/survey/survey.ts'
import { details as card } from './editorPage.ts'
import { readSurvey } from '../support/journey.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { adminToken, expect, place, signIn } from '../support/product.ts'

test.use({ siteOf: 'admin area' })

/** These tests count the surveys that there are, so they have a site of their own, and take turns. */
test.describe.configure({ mode: 'serial' })
test.setTimeout(60_000)
test.beforeEach(async ({ page, request }) => signIn(page, await adminToken(request)))

/** What of a survey a person makes, without its address and state. */
const content = ({ id: _id, version: _version, created_at: _made, updated_at: _changed, slug: _slug, is_active: _on, ...rest }: Survey) =>
  rest

const item = (page: Page, title: string | RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: title })
const surveyId = (page: Page) => place(page).split('/').at(-1)!
const slug = (page: Page) => card(page).getByLabel('Unique Identifier (slug)')

async function openEditor(page: Page, title: string) {
  await page.goto('/admin/surveys')
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(card(page)).toBeVisible()
}
async function fromMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name }).filter({ visible: true }).click()
}

test('a survey is duplicated, inactive and whole, and the copy is deleted after asking', async ({ page, request }) => {
  await page.goto('/admin/surveys')
  const original = item(page, 'Trust in everyday media').first()
  const id = (await original.getByRole('link').first().getAttribute('href'))!.split('/').at(-1)!
  await original.getByRole('button', { name: 'Duplicate' }).click()
  const copy = item(page, 'Trust in everyday media (copy)')
  await expect(copy).toContainText('/survey/trust-in-everyday-media-copy')
  await expect(copy).toContainText('Inactive')
  const copied = await readSurvey(request, (await copy.getByRole('link').first().getAttribute('href'))!.split('/').at(-1)!)
  const first = await readSurvey(request, id)
  expect(content(copied)).toEqual({
    ...content(first),
    title: `${first.title} (copy)`,
    title_ko: `${first.title_ko} (사본)`,
  })

  await copy.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this survey?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(copy).toBeVisible()
  await copy.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(copy).toHaveCount(0)
  await expect(item(page, 'Trust in everyday media')).toHaveCount(1)
})

test('the slug is filtered as it is typed, pasted and composed', async ({ page, context }) => {
  await page.goto('/admin/surveys/new')
  await slug(page).pressSequentially('My Survey_2026!')
  await expect(slug(page)).toHaveValue('mysurvey2026')
  await expect(card(page)).toContainText('/survey/mysurvey2026')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('É-')
  await expect(slug(page)).toHaveValue('m-ysurvey2026')
  expect(await slug(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText(' A/B '))
  await page.keyboard.press('Control+v')
  await expect(slug(page)).toHaveValue('m-abysurvey2026')

  const input = await context.newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: '설', selectionStart: 1, selectionEnd: 1 })
  await expect(slug(page)).toHaveValue('m-ab설ysurvey2026')
  await input.send('Input.insertText', { text: '설' })
  await expect(slug(page)).toHaveValue('m-abysurvey2026')

  await slug(page).fill('')
  await card(page).getByLabel('Title', { exact: true }).fill('What’s next?')
  await card(page).getByRole('button', { name: 'Use whats-next' }).click()
  await expect(slug(page)).toHaveValue('whats-next')
})

test('a survey is shared by its link in either language and by its QR code', async ({ page, context }) => {
  await openEditor(page, 'Checking official messages')
  await page.getByRole('button', { name: 'Share' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('radio', { name: 'Korean' }).check()
  const link = new URL('/survey/checking-official-messages?lang=ko', page.url()).href
  const { width, height } = (await dialog.getByRole('img', { name: `QR code of ${link}` }).boundingBox())!
  expect(Math.abs(width - height)).toBeLessThan(1)
  expect(width).toBeGreaterThan(180)

  const downloaded = async (ending: 'svg' | 'png') => {
    const button = dialog.getByRole('button', { name: `Download ${ending.toUpperCase()}` })
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toBe(`checking-official-messages-ko-qr.${ending}`)
    return readFileSync(await file.path())
  }
  expect((await downloaded('svg')).toString()).toMatch(/^<svg .*viewBox="0 0 (\d+) \1"/)
  expect((await downloaded('png')).readUInt32BE(16)).toBeGreaterThanOrEqual(1024) // a PNG's width

  await context.grantPermissions(['clipboard-read', 'clipboard-write']) // which denies all others, such as downloads
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})

test('what is exported is the same survey when it is imported, from the list and in the editor', async ({ page, request }) => {
  await openEditor(page, 'Trust in everyday media')
  const original = await readSurvey(request, surveyId(page))
  const [file] = await Promise.all([page.waitForEvent('download'), fromMenu(page, 'Export JSON')])
  expect(file.suggestedFilename()).toBe('trust-in-everyday-media.json')
  const chosen = { name: 'any.json', mimeType: 'application/json', buffer: readFileSync(await file.path()) }

  await page.goto('/admin/surveys')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a survey' })
  await dialog.locator('input[type=file]').setInputFiles(chosen)
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(card(page)).toBeVisible()
  const imported = await readSurvey(request, surveyId(page))
  expect(content(imported)).toEqual(content(original))
  expect([imported.slug, imported.is_active]).toEqual(['trust-in-everyday-media-2', false])

  await page.goto('/admin/surveys/new')
  await expect(card(page)).toBeVisible()
  await fromMenu(page, 'Import JSON')
  await dialog.locator('input[type=file]').setInputFiles({ ...chosen, buffer: Buffer.from('{"sections":[{"questions":[{}]}]}') })
  await expect(dialog.getByRole('alert')).toContainText('Section 1 › Question 1 › type: is missing')
  await dialog.locator('input[type=file]').setInputFiles(chosen)
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(card(page).getByLabel('Title', { exact: true })).toHaveValue(original.title)
  await page.getByRole('button', { name: 'Undo', exact: true }).filter({ visible: true }).first().click()
  await expect(card(page).getByLabel('Title', { exact: true })).toHaveValue('Untitled Survey')
})
