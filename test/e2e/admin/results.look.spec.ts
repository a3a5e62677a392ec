import type { APIRequestContext, Page } from '@playwright/test'
import { buildListed, buildResults, byGender, resultsSurvey } from '../../../test/support/fixtures/buildResults.ts'
import { choice, question, section } from '../../../test/support/fixtures/buildSurvey.ts'
import { expectClean } from '../support/axe.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'
import { speak } from '../support/spoken.ts'

const by = byGender(
  [90, 80, 20, 10],
  [
    {
      id: 'role',
      shown: [90, 80, 20, 10],
      answered: [90, 80, 20, 10],
      choices: [
        { value: 'reader', counts: [45, 40, 10, 5] },
        { value: 'editor', counts: [45, 40, 10, 5] },
        { value: 'none', counts: [0, 0, 0, 0] },
      ],
    },
  ],
)
const doubts = [buildListed(2, { answers: [{ question_id: 'doubt', value: 'No credit line' }] }), buildListed(1)]

/** Opens the results of the sample survey in the browser. */
async function openResults(page: Page, request: APIRequestContext, query = '', survey = resultsSurvey(), compared = by) {
  await page.route('**/api/surveys/S', (route) => route.fulfill({ json: survey }))
  await page.route('**/api/surveys/S/responses?*', (route) => route.fulfill({ json: doubts }))
  await page.route(/api\/surveys\/S\/results/, (route) =>
    route.fulfill({ json: buildResults(route.request().url().includes('by=') ? { by: compared } : { imported: 200 }) }),
  )
  await signIn(page, await adminToken(request))
  await page.goto(`/admin/surveys/S/results${query}`)
}

test('bars of a comparison have one scale', async ({ page, request }) => {
  await openResults(page, request, '?by=demographics.gender')
  const cells = page.getByRole('article', { name: /Your role/ }).locator('tbody tr:first-child td')
  await expect(cells).toHaveCount(4)
  const tracks = await cells.evaluateAll((all) => all.map((cell) => cell.lastElementChild!.getBoundingClientRect().width))
  expect(new Set(tracks.map(Math.round)).size).toBe(1)
})

test('the list of questions marks the one that it leads to, and follows the scrolling', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await openResults(page, request, '?by=demographics.gender')
  const index = page.getByRole('navigation', { name: 'Questions' })
  const current = index.locator('[aria-current]')
  await index.getByRole('link', { name: /^1\.2/ }).click()
  await expect(current).toContainText('1.2')
  await index.getByRole('link', { name: /^1\.1/ }).click()
  await expect(current).toContainText('1.1')
  await index.evaluate((area) => (area.style.height = '120px'))
  await page.getByRole('article', { name: /^2\.1/ }).evaluate((part) => part.scrollIntoView())
  await expect(current).toContainText('2.1')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('a window without room for the list has a menu of the questions, within a few stops of the title', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openResults(page, request)
  await expect(page.getByRole('navigation', { name: 'Questions' })).toBeHidden()
  const opener = page.getByRole('button', { name: 'Go to question' })
  await opener.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: /^1\.2/ })).toBeFocused()
  await expect(page.getByRole('article', { name: /^1\.2/ })).toBeInViewport()
  await opener.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add filter' })).toBeFocused()
})

test('a tap on a chart shows the number of the column', async ({ browser, request, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, hasTouch: true, viewport: { width: 390, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await openResults(page, request)
  const chart = page.getByRole('slider', { name: /^Responses per day/ })
  const { width } = (await chart.boundingBox())!
  await chart.tap({ position: { x: 4, y: 60 } })
  await expect(page.getByText('Nov 15, 2026: 60', { exact: true })).toBeVisible()
  await chart.tap({ position: { x: width - 4, y: 60 } })
  await expect(page.getByText('Nov 15, 2026: 60', { exact: true })).toHaveCount(0)
  await context.close()
})

test('a print has a footer, no controls, and no lone heading at the end of a page', async ({ page, request }) => {
  await openResults(page, request)
  await page.getByRole('article', { name: /doubt it/ }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const visible = await page
    .locator('button, select, input, summary')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
  expect(visible).toBe(0)
  for (const heading of [page.locator('section > header, [aria-labelledby^=section-] > div > header'), page.locator('article > header')])
    expect(new Set(await heading.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter)))).toEqual(new Set(['avoid']))
  await expect(page.getByRole('article', { name: /doubt it/ }).locator('output')).toHaveCSS('break-after', 'avoid')
  await expect(page.getByText(/^200 responses · Nov 22, 2026, 12:00 PM GMT\+9$/)).toBeVisible()
})

test('a printed report has its facts and pinned answers, and none of its controls', async ({ page, request }) => {
  const pins = [{ response: 'R2', question_id: 'doubt' }]
  await page.route('**/api/surveys/S/report', (route) => route.fulfill({ json: { pins }, headers: { etag: '"1"' } }))
  await page.route('**/api/responses/id/R2', (route) => route.fulfill({ json: { ...doubts[0], state: 'stored' } }))
  await openResults(page, request)
  await page.getByRole('link', { name: 'Report', exact: true }).first().click()
  await expect(page.getByText('No credit line')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const name of ['1.1 Your role?', '2.1 What made you doubt it?'])
    await expect(page.getByRole('article', { name })).toHaveCSS('break-inside', 'avoid')
  await expect(page.getByRole('region', { name: 'How to read this' })).toBeVisible()
  await expect(page.getByText('No credit line')).toBeVisible()
  const controls = page.locator('button, select, input, summary')
  expect(await controls.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0)
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/)!
  expect(pages.slice(1).map((side) => Math.round(Number(side)))).toEqual([595, 842])
})

test('a comparison of many columns fits on paper, with the name of its column at each cell', async ({ page, request }) => {
  const names = ['Television', 'Radio', 'Newspapers', 'Websites', 'Portals', 'Messengers', 'Chatbots']
  const survey = resultsSurvey()
  survey.sections[0]!.questions[1]!.choices = names.map((name) => choice(name))
  const many = {
    of: 'sources',
    values: names.map((value) => ({ value, total: 12_345 })),
    questions: by.questions.map(({ id, choices = [] }) => {
      const each = names.map(() => 12_345)
      return { id, shown: each, answered: each, choices: choices.map(({ value }) => ({ value, counts: each })) }
    }),
  }
  await openResults(page, request, '?by=sources', survey, many)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 688, height: 900 }) // A4 within the margins
  const table = page.getByRole('region', { name: /Your role/ })
  expect(await table.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0)
  const cells = await table
    .locator('tbody tr:first-child td')
    .evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content))
  expect(cells).toEqual(names.map((name) => `"${name}"`))
})

test('on a phone the tools end at the edge, and each chart has its menu beside its title', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openResults(page, request)
  const tools = page.getByRole('group', { name: 'Filter' }).locator('..')
  expect(await tools.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0)
  const part = page.getByRole('region', { name: 'How the responses went through the survey' })
  const [title, menu] = [await part.getByRole('heading').boundingBox(), await part.getByRole('button').boundingBox()]
  expect(menu!.y).toBeLessThan(title!.y + title!.height)
})

test('a filter is not cut if there is room, and its dialog aligns the counts', async ({ page, request }) => {
  const survey = resultsSurvey()
  const [role] = survey.sections[0]!.questions
  role!.title = 'Which of these describes best what you do on a day on which you check where a picture came from?'
  role!.choices[1]!.label = 'I report, edit or publish news for a newspaper, an agency or a broadcaster that has editors in many places'
  const where = JSON.stringify([{ of: 'role', is: ['reader'] }])
  await page.setViewportSize({ width: 1440, height: 900 })
  await openResults(page, request, `?${new URLSearchParams({ where })}`, survey)
  const chip = page.getByRole('button', { name: /^1\.1 Which of these/ })
  await expect(chip).toBeVisible()
  expect(await chip.locator('span').evaluateAll((parts) => parts.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0)
  await chip.click()
  const counts = page.getByRole('dialog').locator('small')
  await expect(counts).toHaveCount(3)
  const boxes = await counts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  expect(new Set(boxes.map(({ right }) => Math.round(right))).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 900 })
  expect(new Set(await counts.evaluateAll((all) => all.map((one) => one.getClientRects().length)))).toEqual(new Set([1]))
})

test('forced colors underline only the current view, and frame the current question', async ({ page, request }) => {
  await openResults(page, request)
  await page.emulateMedia({ forcedColors: 'active' })
  const views = page.getByRole('navigation', { name: 'View of the results' }).getByRole('link')
  await expect(views).toHaveCount(2)
  const [current, other] = await views.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBottomColor))
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(other).toBe(background)
  expect(current).not.toBe(background)
  const index = page.getByRole('navigation', { name: 'Questions' })
  await index.getByRole('link', { name: /^1\.2/ }).click()
  await expect(index.locator('[aria-current]')).toHaveCSS('outline-style', 'solid')
})

/** A survey of eight sections, each of which shows by an answer in the previous one. */
const longCourse = () =>
  resultsSurvey({
    sections: Array.from({ length: 8 }, (_, at) => {
      const clauses = [{ question_id: `q${at - 1}`, op: 'any_of' as const, values: ['yes'] }]
      const choices = [choice('yes', { label: 'Yes', label_ko: '예' }), choice('no', { label: 'No', label_ko: '아니요' })]
      const asked = question(`q${at}`, { type: 'single_choice', title: `Question ${at}`, title_ko: `문항 ${at}`, choices })
      const shown = at > 0 && { show_if: { match: 'all' as const, clauses } }
      return section(`s${at}`, [asked], { title: `Section ${at}`, title_ko: `섹션 ${at}`, ...shown })
    }),
  })

for (const { lang, width, colorScheme } of [
  { lang: 'en', width: 1440, colorScheme: 'dark' },
  { lang: 'ko', width: 390, colorScheme: 'light' },
] as const)
  test.describe(`the drawing of how the responses went (${lang}, ${width}, ${colorScheme})`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('scrolls or folds in its own frame, and axe finds nothing with a ray that is lit', async ({ page, request }) => {
      await speak(page, lang)
      await openResults(page, request, '', longCourse())
      const prism = page.getByRole('region', {
        name: lang === 'en' ? 'How the responses went through the survey' : '응답이 설문을 지나간 모습',
      })
      if (width < 600) await prism.getByRole('button', { name: '섹션 4개 더 그리기' }).click()
      else await prism.getByRole('option').first().focus()
      await page.keyboard.press('End')
      const last = prism.getByRole('option').last()
      await expect(last).toBeFocused()
      await expect(last).toBeInViewport({ ratio: 1 })
      await expect(prism.getByRole('status')).toContainText(/^8 /)
      await expect(prism.getByRole('status')).toBeInViewport({ ratio: 1 })
      await expectClean(page, 'the drawing', { hasBars: true })
    })
  })
