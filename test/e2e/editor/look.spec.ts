import { newMedia } from '../../../web/src/lib/media/media.ts'
import type { Page } from '@playwright/test'
import { cards } from './editorPage.ts'
import { ask, choose, makeSurvey, part } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const longName = 'a-picture-with-a-very-long-name-as-cameras-and-people-give-them-2026-11-20-at-15.04.33-final-final-2.png'
const definition = () => ({
  description: '<p>About the survey.</p>',
  description_ko: '<p>설문 소개.</p>',
  sections: [part('first', [choose('a', ['x', 'y'], { media: [newMedia(`https://prism.example/${longName}`, 'image')] }), ask('b')])],
})

const card = (page: Page, name: RegExp) => cards(page).getByRole('heading', { level: 3 }).getByRole('button', { name })
const top = async (page: Page, name: RegExp) => (await card(page, name).boundingBox())!.y

test.use({ refusals: [404] }) // the picture of the survey is nowhere
test.beforeEach(async ({ page, request }) => {
  await page.route('https://prism.example/**', (route) => route.fulfill({ status: 404 }))
  await signIn(page, await adminToken(request))
})

test('a picture with a long name leaves its card within a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/surveys/${(await makeSurvey(request, definition())).id}`)
  await card(page, /^1\.1/).click()
  await expect(cards(page).getByText(longName)).toBeVisible()
  const past = await cards(page).evaluate((area) =>
    [...area.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.className),
  )
  expect(past).toEqual([])
})

test('the first question is in sight with room for more, and the description a line until it is opened', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/surveys/${(await makeSurvey(request, definition())).id}`)
  await expect(card(page, /^1\.1/)).toBeVisible()
  expect(await top(page, /^1\.1/)).toBeLessThan(520)
  const titles = ['Title', 'Title (Korean)', 'Unique Identifier (slug)'].map((name) => page.getByLabel(name, { exact: true }).first())
  const tops = await Promise.all(titles.map(async (field) => (await field.boundingBox())!.y))
  expect(new Set(tops.map(Math.round)).size).toBe(1)
  await page.getByText('About the survey.').first().click()
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toContainText('About the survey.')
})

test('a section keeps its tools in its card though its title has no space', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const title = 'AVeryLongTitleWithoutASpace'.repeat(5)
  await page.goto(`/admin/surveys/${(await makeSurvey(request, { sections: [part('first', [ask('b')], { title })] })).id}`)
  const section = cards(page).getByRole('region', { name: new RegExp(title) })
  const edge = await section.evaluate((one) => one.getBoundingClientRect().right)
  const right = await section.locator('header *').evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)))
  expect(right).toBeLessThanOrEqual(edge)
})

test('a slug is seen whole', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const slug = `how-people-decide-what-to-trust-${Date.now()}`
  await page.goto(`/admin/surveys/${(await makeSurvey(request, { ...definition(), slug })).id}`)
  const field = page.getByLabel('Unique Identifier (slug)', { exact: true })
  await expect(field).toHaveValue(slug)
  expect(await field.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight])).toEqual([0, 0])
  await field.press('Enter')
  await expect(field).toHaveValue(slug)
})

test('titles and choices grow with their text, and Enter moves on', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/surveys/${(await makeSurvey(request, definition())).id}`)
  await card(page, /^1\.1/).click()
  const fields = [cards(page).getByLabel('Title', { exact: true }).last(), cards(page).getByLabel('Label 1', { exact: true })]
  for (const field of fields) {
    const before = (await field.boundingBox())!.height
    await field.fill('A text that is far too long for one line of a card, and that is to be seen whole all the same, to its very end')
    expect((await field.boundingBox())!.height).toBeGreaterThan(before + 15)
    await field.press('Enter')
    await expect(field).not.toBeFocused()
    await expect(field).not.toHaveValue(/\n/)
  }
  await expect(cards(page).getByLabel('Label 2', { exact: true })).toBeFocused()
})

test('the preview of a desktop opens large enough to read, and a jump brings the cards back where they were', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/surveys/${(await makeSurvey(request, definition())).id}`)
  await expect(card(page, /^1\.1/)).toBeVisible()
  await page.getByRole('radio', { name: 'Desktop' }).check({ force: true })
  const frame = page.locator('iframe[title="Preview of the survey"]')
  await expect.poll(async () => (await frame.boundingBox())!.width).toBeGreaterThan(1000)
  await expect(card(page, /^1\.1/)).toBeHidden()
  await page
    .getByRole('navigation', { name: 'Outline' })
    .getByRole('button', { name: /^1\.2 / })
    .last()
    .click()
  await expect(card(page, /^1\.2/)).toBeVisible()
  await expect.poll(async () => (await frame.boundingBox())!.width).toBeLessThan(400)
})
