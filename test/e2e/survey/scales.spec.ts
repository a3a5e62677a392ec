import type { Page } from '@playwright/test'
import { holdScripts } from '../support/holdScripts.ts'
import { ask, choose, makeSurvey, part, readResponse, surveyOn, ways, type Language } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const between = Array.from({ length: 9 }, () => ({ label: '', label_ko: '' }))
const nps = {
  from: 0,
  to: 10,
  labels: [{ label: 'Never', label_ko: '전혀 없음' }, ...between, { label: 'Surely', label_ko: '매우 높음' }],
  na_label: 'Cannot say',
  na_label_ko: '잘 모르겠음',
}
const asked = {
  sections: [
    part('one', [
      ask('again', { type: 'scale', required: true, scale: nps }),
      ask('guide', { type: 'scale', look: 'stars' }),
      choose('often', ['a', 'b', 'c'], { look: 'row', ordered: true }),
    ]),
  ],
}

const said = {
  en: { required: 'Choose one.', first: '0 Never', four: '4 of 5 stars', score: 'Net Promoter Score' },
  ko: { required: '하나를 선택해 주세요.', first: '0 전혀 없음', four: '별 5개 중 4개', score: '추천 의향(NPS)' },
}

const radio = (page: Page, id: string, value: string) => page.locator(`[data-question="${id}"] input[value="${value}"]`)
const isFocused = (page: Page, id: string) =>
  page.evaluate((id) => document.activeElement?.closest('[data-question]')?.getAttribute('data-question') === id, id)
async function tabTo(page: Page, id: string) {
  while (!(await isFocused(page, id))) await page.keyboard.press('Tab')
}

/** How a person answers with 10, four stars and the second choice: by the keyboard alone, or by touch. */
const hands: Record<Language, (page: Page) => Promise<void>> = {
  en: async (page) => {
    await tabTo(page, 'again')
    await page.keyboard.type('10')
    await expect(radio(page, 'again', '10')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(radio(page, 'again', '9')).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await tabTo(page, 'guide')
    await page.keyboard.press('Space')
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
    await tabTo(page, 'often')
    await page.keyboard.press('ArrowDown')
  },
  ko: async (page) => {
    await radio(page, 'again', '10').tap()
    await radio(page, 'guide', '4').tap()
    await radio(page, 'often', 'b').tap()
  },
}

for (const { lang, width } of ways) {
  test.describe(`scales (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 720 })

    test('are answered with numbers and stars, and counted', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      await on.open(survey)
      await on.submit()
      await expect(on.block('again')).toContainText(said[lang].required)
      await expect(page.getByRole('radio', { name: said[lang].first, exact: true })).toHaveCount(1)
      await hands[lang](page)
      await expect(page.getByRole('radio', { name: said[lang].four })).toBeChecked()
      await on.submit()
      await on.thanked()
      const id = (await on.remembered(survey))!
      expect((await readResponse(request, id)).answers).toEqual([
        { question_id: 'again', value: 10 },
        { question_id: 'guide', value: 4 },
        { question_id: 'often', value: 'b' },
      ])
      await page.getByRole('link', { name: on.label.view }).click()
      await expect(
        on
          .block('again')
          .or(page.getByText(lang === 'en' ? '10 (Surely)' : '10 (매우 높음)'))
          .first(),
      ).toBeVisible()

      await test.step('the results have a score, and a bar of choices that are a scale', async () => {
        await signIn(page, await adminToken(request))
        await page.goto(`/admin/surveys/${survey.id}/results?lang=${lang}`)
        const result = page.getByRole('article', { name: on.title('again') })
        await expect(result.getByText(said[lang].score)).toBeVisible()
        await expect(result.getByRole('definition').nth(2)).toHaveText('+100')
        await expect(page.getByRole('article', { name: on.title('often') }).getByTitle(`${on.choiceName('b')}: 100% (1)`)).toBeVisible()
      })
    })

    test('are chosen before the script runs, in the place that they keep', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const release = await holdScripts(page)
      await page.goto(`/survey/${survey.slug}?lang=${lang}`, { waitUntil: 'commit' })
      await radio(page, 'again', 'na').check({ force: true })
      await radio(page, 'guide', '3').check({ force: true })
      const before = await on.block('often').boundingBox()
      release()
      await expect(page.locator('html')).not.toHaveAttribute('data-published', /.*/)
      await expect(radio(page, 'again', 'na')).toBeChecked()
      await expect(radio(page, 'guide', '3')).toBeChecked()
      expect((await on.block('often').boundingBox())!.y).toBe(before!.y)
    })
  })
}

test('has targets of 44 px on the narrowest pages, and choices side by side on wide ones', async ({ page, request }) => {
  const survey = await makeSurvey(request, asked)
  const on = surveyOn(page, 'en')
  const boxes = async (id: string) =>
    (await on.block(id).locator('label').all()).reduce(
      async (all, label) => [...(await all), (await label.boundingBox())!],
      Promise.resolve<{ x: number; y: number; width: number; height: number }[]>([]),
    )
  await page.setViewportSize({ width: 320, height: 800 })
  await on.open(survey)
  for (const { width, height } of [...(await boxes('again')), ...(await boxes('guide'))]) {
    expect(width).toBeGreaterThanOrEqual(44)
    expect(height).toBeGreaterThanOrEqual(44)
  }
  const linesOf = async (id: string) => new Set((await boxes(id)).map(({ y }) => y)).size
  expect([await linesOf('again'), await linesOf('often')]).toEqual([3, 3]) // six points, five, and "Cannot say"
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect([await linesOf('again'), await linesOf('often')]).toEqual([2, 1])
})
