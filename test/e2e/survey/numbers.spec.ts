import type { Page } from '@playwright/test'
import { ask, makeSurvey, part, readResponse, surveyOn, ways } from '../support/journey.ts'
import { holdScripts } from '../support/holdScripts.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const percent = { min: 0, max: 100, decimals: 0, unit: '%', unit_ko: '%', unit_before: false }
const asked = {
  sections: [
    part('one', [
      ask('money', {
        type: 'number',
        required: true,
        number: { min: 0, max: 1_000_000, decimals: 2, unit: 'USD', unit_ko: '달러', unit_before: true },
      }),
      ask('share', { type: 'number', look: 'slider', number: percent }),
      ask('last'),
    ]),
  ],
}

const said = {
  en: { typed: 'Enter one number in digits, such as 1,234.5.', most: 'Enter a number of at most USD 1,000,000.', read: 'USD 1,234.5' },
  ko: { typed: '1,234.5처럼 숫자 하나만 입력해 주세요.', most: '달러 1,000,000 이하의 숫자를 입력해 주세요.', read: '달러 1,234.5' },
}

/** How a person reaches a field and leaves it: by the keyboard alone, or by touch. */
const hands = {
  en: {
    enter: async (page: Page, id: string, text: string) => {
      const field = surveyOn(page, 'en').field(id)
      while (!(await field.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
    slide: async (page: Page) => {
      const slider = page.getByRole('slider')
      while (!(await slider.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
      await page.keyboard.press('Home')
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
      return 3
    },
    submit: async (page: Page) => {
      const button = surveyOn(page, 'en').button('Submit')
      while (!(await button.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    },
  },
  ko: {
    enter: async (page: Page, id: string, text: string) => {
      await surveyOn(page, 'ko').field(id).tap()
      await surveyOn(page, 'ko').field(id).fill(text)
    },
    slide: async (page: Page) => {
      await page.getByRole('slider').tap()
      return 50
    },
    submit: (page: Page) => surveyOn(page, 'ko').button('제출').tap(),
  },
}

for (const { lang, width } of ways) {
  test.describe(`numbers (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 720 })

    test('are typed as people type, refused in words, sent as numbers and counted', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const hand = hands[lang]
      await on.open(survey)
      await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', lang === 'en' ? 'No answer' : '답변 없음')

      await test.step('what cannot be read stays as it was typed, over a reload too', async () => {
        await hand.enter(page, 'money', '12 or 13')
        await hand.submit(page)
        await expect(on.block('money')).toContainText(said[lang].typed)
        await expect.poll(() => page.evaluate((id) => localStorage.getItem(`draft:${id}`), survey.id)).toContain('12 or 13')
        await page.reload()
        await expect(on.field('money')).toHaveValue('12 or 13')
      })

      await test.step('what is out of bounds is refused with its bound', async () => {
        await hand.enter(page, 'money', '1,000,001')
        await hand.submit(page)
        await expect(on.block('money')).toContainText(said[lang].most)
        await expect(on.field('money')).toHaveValue('1,000,001')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })

      const share = await test.step('a slider answers once it is touched', () => hand.slide(page))
      await expect(on.field('share')).toHaveValue(`${share}`)
      await hand.enter(page, 'money', '$ 1,234.50'.slice(2))
      await hand.submit(page)
      await on.thanked()
      const id = (await on.remembered(survey))!
      expect((await readResponse(request, id)).answers).toEqual([
        { question_id: 'money', value: 1234.5 },
        { question_id: 'share', value: share },
      ])
      await page.getByRole('link', { name: on.label.view }).click()
      await expect(page.getByText(said[lang].read)).toBeVisible()
      await expect(page.getByText(`${share}%`)).toBeVisible()

      await test.step('the results count it, and the editor has its fields', async () => {
        await signIn(page, await adminToken(request))
        await page.goto(`/admin/surveys/${survey.id}/results?lang=${lang}`)
        const result = page.getByRole('article', { name: on.title('money') })
        await expect(result.getByRole('definition').first()).toHaveText(said[lang].read)
        await expect(result.getByRole('slider')).toBeVisible()
        await page.goto(`/admin/surveys/${survey.id}?lang=${lang}`)
        await page
          .getByRole('main')
          .getByRole('button', { name: on.title('share'), expanded: false })
          .click()
        await expect(page.getByLabel(lang === 'en' ? 'Largest' : '최댓값')).toHaveValue('100')
      })
    })

    test('are typed before the script runs, in the place that they keep', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const release = await holdScripts(page)
      await page.goto(`/survey/${survey.slug}?lang=${lang}`, { waitUntil: 'commit' })
      await on.field('money').fill('1,5OO')
      await on.field('share').fill('40')
      const before = await on.block('last').boundingBox()
      release()
      await expect(page.getByRole('slider')).toHaveValue('40')
      await expect(on.field('money')).toHaveValue('1,5OO')
      expect((await on.block('last').boundingBox())!.y).toBe(before!.y)
    })
  })
}
