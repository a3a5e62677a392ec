import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { branchingEntry, choice, entryRule, question, section } from '../../support/fixtures/buildSurvey.ts'
import { makeSurvey } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

/** One gateway with a section for each of its answers, a question of every other kind, and a link. */
const asked = {
  title: 'Real or not',
  title_ko: '진짜일까',
  description: '<p>Read <a href="/surveys">our other surveys</a>.</p>',
  branching_mode: 'independent' as const,
  branching: [
    branchingEntry('doubt', [entryRule('Yes', { show_section_ids: ['doubted'] }), entryRule('No', { show_section_ids: ['trusted'] })]),
  ],
  sections: [
    section('start', [
      question('doubt', { title: 'Did you doubt it?', type: 'single_choice', required: true, choices: [choice('Yes'), choice('No')] }),
      question('proof', { title: 'A picture of it', type: 'file_upload' }),
      question('story', { title: 'Tell us more', type: 'rich_text' }),
    ]),
    section('doubted', [question('why', { title: 'Why did you doubt it?', required: true })], { title: 'Doubt' }),
    section('trusted', [question('what', { title: 'What convinced you?' })], { title: 'Trust' }),
  ],
}

/** Opens the editor on a separate survey. Returns the preview's frame and the calls of the API since. */
async function openEditor(page: Page, request: APIRequestContext): Promise<{ preview: FrameLocator; sent: string[]; id: string }> {
  const { id } = await makeSurvey(request, asked)
  await signIn(page, await adminToken(request))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/surveys/${id}`)
  const preview = page.frameLocator('iframe[title]')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  const sent: string[] = []
  page.on('request', (one) => {
    if (one.method() !== 'GET') sent.push(`${one.method()} ${new URL(one.url()).pathname}`)
  })
  return { preview, sent, id }
}

const innerWidth = (preview: FrameLocator) => preview.locator('html').evaluate(() => innerWidth)

test('is a window of its own, as wide and high as a phone or a desktop, and leads nowhere', async ({ page, request, context }) => {
  const { preview } = await openEditor(page, request)
  const gutter = () =>
    preview
      .locator('header')
      .first()
      .evaluate((header) => header.getBoundingClientRect().left)
  expect(await preview.locator('html').evaluate(() => document.compatMode)).toBe('CSS1Compat')
  expect(await innerWidth(preview)).toBe(390)
  expect(await gutter()).toBe(16)
  await preview.getByLabel('No').check() // the bar with Submit stays in view from the first answer on
  const belowSubmit = () =>
    preview.getByRole('button', { name: 'Submit' }).evaluate((button) => innerHeight - button.getBoundingClientRect().bottom)
  await expect.poll(belowSubmit).toBeLessThan(40)
  expect(await belowSubmit()).toBeGreaterThan(0)
  await page.getByRole('radio', { name: 'Desktop' }).check()
  await expect.poll(() => innerWidth(preview)).toBe(1280)
  expect(await gutter()).toBe((1280 - 720) / 2)

  const before = page.url()
  const [tab] = await Promise.all([context.waitForEvent('page'), preview.getByRole('link', { name: 'our other surveys' }).click()])
  await expect(tab).toHaveURL('/surveys')
  await tab.close()
  await preview.getByRole('button', { name: /^2 Doubt/ }).click()
  expect(page.url()).toBe(before)
  expect(await preview.locator('html').evaluate(() => location.href)).toBe('about:srcdoc')
})

test('checks like the page and sends nothing, not even a file', async ({ page, request }) => {
  const { preview, sent } = await openEditor(page, request)
  await preview.getByRole('button', { name: 'Submit' }).click()
  await expect(preview.getByRole('alert')).toContainText('Did you doubt it?')
  await expect(preview.getByRole('alert')).toBeFocused()
  expect(await page.evaluate(() => scrollY), 'the editor around stays where it is').toBe(0)
  await preview.getByRole('alert').getByRole('link').click()
  await expect(preview.getByLabel('Yes')).toBeFocused()
  await page.keyboard.press('Space')
  await preview.getByLabel('Why did you doubt it?').fill('The voice')
  await preview.getByLabel('Tell us more').fill('It rang at night')
  await preview
    .locator('input[type=file]')
    .setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  await expect(preview.getByRole('button', { name: /proof\.pdf/ })).toBeVisible()
  await preview.getByRole('button', { name: 'Submit' }).click()
  await expect(preview.getByRole('heading', { name: 'Nothing was sent: this is a preview' })).toBeFocused()
  await preview.getByRole('button', { name: 'Start again' }).click()
  await expect(preview.getByLabel('Yes')).not.toBeChecked()
  expect(sent).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([])
})

test.describe('beside the page', () => {
  test.use({ refusals: [404] }) // the address has an id in place of a slug, and the admin has not answered

  test('the preview has the cover that the page has', async ({ page, request }) => {
    const { preview, id } = await openEditor(page, request)
    const drawn = preview.locator('header svg').last()
    await expect(drawn).toBeVisible()
    const inPreview = await drawn.innerHTML()
    await page.goto(`/survey/${id}`)
    await expect(page.locator('main header svg').last()).toBeVisible()
    expect(await page.locator('main header svg').last().innerHTML()).toBe(inPreview)
  })
})

test('shows a survey in steps one step at a time, and the step of the card that is open', async ({ page, request }) => {
  const { id } = await makeSurvey(request, { ...asked, branching: [], paging: 'sections' })
  await signIn(page, await adminToken(request))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/surveys/${id}`)
  const preview = page.frameLocator('iframe[title]')
  await preview.getByLabel('No').check()
  await preview.getByRole('button', { name: 'Next' }).click()
  await expect(preview.getByRole('heading', { name: 'Step 2 of 3: Doubt' })).toBeFocused()
  await expect(preview.getByText('Read our other surveys')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/admin/surveys/${id}$`))
  await page
    .getByRole('heading', { level: 3 })
    .getByRole('button', { name: /What convinced you/ })
    .click()
  await expect(preview.getByRole('heading', { name: 'Step 3 of 3: Trust' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe')
})
