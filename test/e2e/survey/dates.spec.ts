import type { Page } from '@playwright/test'
import { holdScripts } from '../support/holdScripts.ts'
import { ask, makeSurvey, part, readResponse, surveyOn, ways } from '../support/journey.ts'
import { adminToken, expect, signIn, test } from '../support/product.ts'

const asked = {
  sections: [
    part('one', [
      ask('visit', { type: 'date', required: true, date: { precision: 'day', min: '2020-01-01', max: 'today' } }),
      ask('moved', { type: 'date', date: { precision: 'month', min: null, max: null } }),
      ask('last'),
    ]),
  ],
}

const said = {
  en: { none: 'Enter a date that exists', late: 'Enter a date no later than today.', read: ['November 24, 2025', 'February 2026'] },
  ko: {
    none: '실제로 있는 날짜를 입력해 주세요.',
    late: '오늘 또는 그 이전의 날짜를 입력해 주세요.',
    read: ['2025년 11월 24일', '2026년 2월'],
  },
}

const fieldsOf = (page: Page, lang: 'en' | 'ko', id: string) => surveyOn(page, lang).block(id).getByRole('textbox')

/** Types a date as a person does, by the keyboard alone or by touch. */
const enter = {
  en: async (page: Page, id: string, parts: string[]) => {
    const year = fieldsOf(page, 'en', id).first()
    while (!(await year.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
    for (const [at, text] of parts.entries()) {
      if (at > 0) await page.keyboard.press('Tab')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    }
  },
  ko: async (page: Page, id: string, parts: string[]) => {
    for (const [at, text] of parts.entries()) {
      const field = fieldsOf(page, 'ko', id).nth(at)
      await field.tap()
      await field.fill(text)
    }
  },
}

for (const { lang, width } of ways) {
  test.describe(`dates (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 720 })

    test('are typed in fields or taken from the calendar, refused in words, sent and counted', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const submit = async () => {
        if (lang === 'ko') return on.button('제출').tap()
        await on.button('Submit').focus()
        await page.keyboard.press('Enter')
      }
      await on.open(survey)

      await test.step('the calendar opens at its button, in one line with the fields', async () => {
        const calendar = on.block('visit').getByRole('button')
        const [button, day] = [(await calendar.boundingBox())!, (await fieldsOf(page, lang, 'visit').last().boundingBox())!]
        expect([button.y, button.height]).toEqual([day.y, day.height])
        expect(button.x + button.width).toBeLessThanOrEqual(width)
        expect(await on.block('visit').locator('input[type=date]').boundingBox()).toEqual(button)
        const errors: Error[] = []
        page.on('pageerror', (error) => errors.push(error))
        await (lang === 'ko' ? calendar.tap() : calendar.press('Enter'))
        await page.keyboard.press('Escape')
        expect(errors).toEqual([])
      })

      await test.step('what is no date stays as it was typed, over a reload too', async () => {
        await enter[lang](page, 'visit', ['2025', '2', '30'])
        await submit()
        await expect(on.block('visit')).toContainText(said[lang].none)
        await expect.poll(() => page.evaluate((id) => localStorage.getItem(`draft:${id}`), survey.id)).toContain('2025-02-30')
        await page.reload()
        await expect(fieldsOf(page, lang, 'visit').last()).toHaveValue('30')
      })

      await test.step('what is out of bounds is refused with its bound', async () => {
        await enter[lang](page, 'visit', ['9999', '1', '1'])
        await submit()
        await expect(on.block('visit')).toContainText(said[lang].late)
      })

      await enter[lang](page, 'visit', ['2025', '11', '24'])
      await enter[lang](page, 'moved', ['2026', '2'])
      await submit()
      await on.thanked()
      const id = (await on.remembered(survey))!
      expect((await readResponse(request, id)).answers).toEqual([
        { question_id: 'visit', value: '2025-11-24' },
        { question_id: 'moved', value: '2026-02' },
      ])
      await page.getByRole('link', { name: on.label.view }).click()
      for (const text of said[lang].read) await expect(page.getByText(text, { exact: true })).toBeVisible()

      await test.step('the results count them by month', async () => {
        await signIn(page, await adminToken(request))
        await page.goto(`/admin/surveys/${survey.id}/results?lang=${lang}`)
        const result = page.getByRole('article', { name: on.title('visit') })
        await expect(result.getByRole('slider')).toHaveAccessibleName(new RegExp(lang === 'en' ? 'November 2025' : '2025년 11월'))
      })
    })

    test('are typed before the script runs, in the place that they keep', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const release = await holdScripts(page)
      await page.goto(`/survey/${survey.slug}?lang=${lang}`, { waitUntil: 'commit' })
      const fields = fieldsOf(page, lang, 'visit')
      for (const [at, text] of ['2025', '2', '3O'].entries()) await fields.nth(at).fill(text)
      const before = await on.block('last').boundingBox()
      release()
      await expect.poll(() => page.evaluate(() => 'published' in document.documentElement.dataset)).toBe(false)
      for (const [at, text] of ['2025', '2', '3O'].entries()) await expect(fields.nth(at)).toHaveValue(text)
      expect((await on.block('last').boundingBox())!.y).toBe(before!.y)
    })
  })
}
