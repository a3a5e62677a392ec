import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { details as card } from './editorPage.ts'
import { ownSite as test } from '../support/ownSite.ts'
import { adminToken, expect, signIn } from '../support/product.ts'

test.use({ siteOf: 'admin area' })

/** One worker, and so one site, for all of them: to start one takes as long as two tests. */
test.describe.configure({ mode: 'serial' })
test.setTimeout(60_000)
test.beforeEach(async ({ page, request }) => signIn(page, await adminToken(request)))

const slug = (page: Page) => card(page).getByLabel('Unique Identifier (slug)')

async function openEditor(page: Page, title: string) {
  await page.goto('/admin/surveys')
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(card(page)).toBeVisible()
}

test('the slug is filtered once a syllable is composed in its middle', async ({ page, context }) => {
  await page.goto('/admin/surveys/new')
  await slug(page).fill('survey-2026')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  const input = await context.newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: '설', selectionStart: 1, selectionEnd: 1 })
  await expect(slug(page)).toHaveValue('s설urvey-2026')
  await input.send('Input.insertText', { text: '설' })
  await expect(slug(page)).toHaveValue('survey-2026')
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
