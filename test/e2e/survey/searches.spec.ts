import type { Page } from '@playwright/test'
import { expectClean } from '../support/axe.ts'
import { holdScripts } from '../support/holdScripts.ts'
import { ask, choose, makeSurvey, part, readResponse, surveyOn, ways, type Language } from '../support/journey.ts'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { expect, test } from '../support/product.ts'

const values = Array.from({ length: 200 }, (_, at) => `c${at}`)
const asked = {
  sections: [
    part('one', [
      choose('one', values, { look: 'search', required: true }),
      choose('some', values, { type: 'multi_select', look: 'search' }),
    ]),
    part('two', [ask('last')]),
  ],
}

const said = {
  en: { choice: 'Choice', required: 'Choose one.', none: 'No matching choice.', remove: 'Remove Choice c42' },
  ko: { choice: '선택', required: '하나를 선택해 주세요.', none: '맞는 선택지가 없습니다.', remove: '선택 취소: 선택 c42' },
}
const field = (page: Page, id: string) => page.locator(`[data-question="${id}"] input[role=combobox]`)
const option = (page: Page, id: string, name: string) => page.locator(`[data-question="${id}"]`).getByRole('option', { name, exact: true })

/** The ways to choose in both lists: by only the keyboard, or by touch. */
const hands: Record<Language, (page: Page) => Promise<void>> = {
  en: async (page) => {
    while (!(await field(page, 'one').evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.type('c19')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(field(page, 'some')).toBeFocused()
    await page.keyboard.type('c42')
    await page.keyboard.press('Enter')
    await page.keyboard.type('c7')
    await page.keyboard.press('Enter')
  },
  ko: async (page) => {
    await field(page, 'one').tap()
    await field(page, 'one').fill('c19')
    await option(page, 'one', '선택 c190').tap()
    await field(page, 'some').fill('c42')
    await option(page, 'some', '선택 c42').tap()
    await field(page, 'some').fill('')
    await option(page, 'some', '선택 c7').tap()
  },
}

for (const { lang, width } of ways) {
  test.describe(`searched choices (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 720 })

    test('are found by typing, chosen, cleared and sent', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const { choice, required, none, remove } = said[lang]
      await on.open(survey)
      await on.button(on.label.submit).click()
      await expect(on.block('one')).toContainText(required)
      await field(page, 'one').fill('zz')
      await expect(on.block('one').locator('p', { hasText: none })).toBeVisible()
      if (width === 390) await expectClean(page, 'a searched list')
      await field(page, 'one').press('Escape')
      await page.reload()
      await expect(field(page, 'some')).toBeVisible()
      await hands[lang](page)
      await expect(field(page, 'one')).toHaveValue(`${choice} c190`)
      await page.getByRole('button', { name: remove }).click()
      if (width === 390) await expectClean(page, 'chosen ones')
      await on.button(on.label.submit).click()
      await on.thanked()
      expect((await readResponse(request, (await on.remembered(survey))!)).answers).toEqual([
        { question_id: 'one', value: 'c190' },
        { question_id: 'some', value: ['c7'] },
      ])
    })

    test('are chosen by native controls before the script, in the place that they keep', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      await watchShifts(page)
      const release = await holdScripts(page)
      await page.goto(`/survey/${survey.slug}?lang=${lang}`, { waitUntil: 'commit' })
      await on.block('one').locator('select').selectOption('c3')
      await on.block('some').locator('input[value=c0]').check()
      await on.field('last').focus()
      const places = () => Promise.all(['one', 'some', 'last'].map((id) => on.block(id).boundingBox()))
      await page.evaluate(() => document.fonts.ready)
      const before = await places()
      const shifted = (await shiftsOf(page)).length
      release()
      await expect(field(page, 'one')).toHaveValue(`${said[lang].choice} c3`)
      await expect(on.block('some').locator('button:not([role])')).toHaveText([`${said[lang].choice} c0`])
      expect(await places()).toEqual(before)
      expect(Math.max(0, ...(await shiftsOf(page)).slice(shifted))).toBeLessThan(0.01) // the bar below shows that a draft is saved
    })
  })
}

test('a short list is as high as it needs, and the text of a choice shows once it is chosen, before the script too', async ({
  page,
  request,
}) => {
  const choices = [
    { value: 'a', label: 'An anvil' },
    { value: 'other', label: 'Other', text_entry: true as const },
  ]
  const look = 'search'
  const survey = await makeSurvey(request, {
    sections: [part('one', [ask('tool', { type: 'single_choice', look, choices }), ask('some', { type: 'multi_select', look, choices })])],
  })
  const on = surveyOn(page, 'en')
  const release = await holdScripts(page)
  await page.goto(`/survey/${survey.slug}`, { waitUntil: 'commit' })
  const entry = (id: string) => on.block(id).getByRole('textbox', { name: 'Other' })
  const heights = () => Promise.all(['tool', 'some'].map(async (id) => (await on.block(id).boundingBox())!.height))
  await expect(on.block('some').getByRole('checkbox')).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: 'Other' })).toHaveCount(0)
  await on.block('tool').locator('select').selectOption('other')
  await on.block('some').getByRole('checkbox', { name: 'Other' }).check()
  await expect(entry('some')).toBeVisible()
  await entry('tool').fill('A parrot')
  const before = await heights()
  release()
  await expect(field(page, 'some')).toBeVisible()
  expect([await heights(), before[1]! < 420]).toEqual([before, true])
  await expect(entry('tool')).toHaveValue('A parrot')
  await field(page, 'tool').press('Tab')
  await field(page, 'tool').fill('An anvil')
  await field(page, 'tool').press('Tab')
  await expect(entry('tool')).toHaveCount(0)
})
