import type { Locator, Page } from '@playwright/test'
import { holdScripts } from '../support/holdScripts.ts'
import { choose, makeSurvey, part, readResponse, surveyOn, ways } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

const columns = ['one', 'two', 'three']
const rows = Array.from({ length: 16 }, (_, at) => ({ id: `r${at}`, label: `Row ${at}`, label_ko: `행 ${at}` }))
const asked = { sections: [part('one', [choose('q', columns, { type: 'matrix', required: true, rows }), choose('after', columns)])] }

const cell = (page: Page, row: number, column: number): Locator => page.locator(`[data-row="r${row}"] input`).nth(column)

/** How a person chooses the second column of each row from the second on, after the first of the first: by the keyboard alone, or by touch. */
const hands = {
  en: async (page: Page) => {
    await cell(page, 0, 0).focus()
    await page.keyboard.press('Space')
    for (let row = 1; row < rows.length; row++) {
      await page.keyboard.press('Tab')
      await expect(cell(page, row, 0)).toBeFocused()
      await page.keyboard.press('ArrowRight')
    }
  },
  ko: async (page: Page) => {
    for (let row = 0; row < rows.length; row++)
      await page
        .locator(`[data-row="r${row}"] label`)
        .nth(row === 0 ? 0 : 1)
        .tap()
  },
}

for (const { lang, width } of ways) {
  test.describe(`a matrix (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: width < 720 })

    test('leads to a row without an answer, with its head in view, and is sent by rows', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      await on.open(survey)
      await on.submit()
      await page
        .getByRole('alert')
        .getByRole('link', { name: lang === 'en' ? 'Row 12' : '행 12' })
        .click()
      await expect(cell(page, 12, 0)).toBeFocused()
      const head = page.locator('thead')
      await expect.poll(async () => Math.round((await head.boundingBox())!.y)).toBe(0)
      const below = (await head.boundingBox())!.height
      expect((await page.locator('[data-row="r12"] th').boundingBox())!.y).toBeGreaterThanOrEqual(below)

      await hands[lang](page)
      await expect(head).toContainText(lang === 'en' ? '16 of 16 answered' : '16개 중 16개 답변함')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await on.submit()
      await on.thanked()
      const { answers } = await readResponse(request, (await on.remembered(survey))!)
      expect(answers).toEqual([{ question_id: 'q', value: Object.fromEntries(rows.map(({ id }, at) => [id, at === 0 ? 'one' : 'two'])) }])
      await page.getByRole('link', { name: on.label.view }).click()
      await expect(page.getByRole('definition').filter({ hasText: on.choiceName('two') })).toHaveCount(rows.length - 1)
    })

    test('is answered before the script runs, in the place that it keeps', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const release = await holdScripts(page)
      await page.goto(`/survey/${survey.slug}?lang=${lang}`, { waitUntil: 'commit' })
      await cell(page, 3, 2).check()
      const before = await on.block('after').boundingBox()
      release()
      await expect(page.locator('thead')).toContainText(lang === 'en' ? '1 of 16 answered' : '16개 중 1개 답변함')
      await expect(cell(page, 3, 2)).toBeChecked()
      expect((await on.block('after').boundingBox())!.y).toBe(before!.y)
    })
  })
}
