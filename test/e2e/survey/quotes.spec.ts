import { holdScripts } from '../support/holdScripts.ts'
import { ask, choose, makeSurvey, onPhone, part, surveyOn } from '../support/journey.ts'
import { shiftsOf, watchShifts } from '../support/layoutShifts.ts'
import { expect, test } from '../support/product.ts'

const fruits = [
  { value: 'apple', label: 'Apple', label_ko: '사과' },
  { value: 'tangerine', label: 'Tangerine', label_ko: '귤' },
]
const asked = {
  sections: [
    part(
      'taste',
      [
        choose('fruit', [], { choices: fruits, required: true, title_ko: '좋아하는 과일' }),
        ask('why', {
          title: 'Why {{fruit|that}}?',
          title_ko: '{{fruit|과일}}을(를) 고른 까닭',
          description_ko: '<p>{{fruit|과일}}(으)로 <strong>{{link.guest|손님}}</strong>이(가) 만들 음식</p>',
          description: '<p>Dear <strong>{{link.guest|guest}}</strong></p>',
          required: true,
        }),
      ],
      { title: 'For {{link.guest|a guest}}', title_ko: '{{link.guest|손님}}은(는)' },
    ),
    part('end', [ask('more')], { title: 'Thanks, {{why|friend}}', title_ko: '{{why|말씀}}과(와) 감사' }),
  ],
  link_fields: [{ name: 'guest' }],
}
const said = {
  en: {
    first: ['For a guest', 'For Kim <b>'],
    title: ['Why that?', 'Why Apple?', 'Why Tangerine?'],
    description: ['Dear Kim <b>', 'Dear Kim <b>', 'Dear Kim <b>'],
    last: ['Thanks, friend', 'Thanks, $& jam'],
    choices: ['Apple', 'Tangerine'],
    guest: 'Kim <b>',
    answer: '$& jam',
  },
  ko: {
    first: ['손님은', '김철수는'],
    title: ['과일을 고른 까닭', '사과를 고른 까닭', '귤을 고른 까닭'],
    description: ['과일로 김철수가 만들 음식', '사과로 김철수가 만들 음식', '귤로 김철수가 만들 음식'],
    last: ['말씀과 감사', '새콤한 차와 감사'],
    choices: ['사과', '귤'],
    guest: '김철수',
    answer: '새콤한 차',
  },
} as const

for (const { lang, width } of onPhone)
  test.describe(`a survey whose texts quote (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 720 })

    test('quotes link values before the first paint, and each answer when it is given, with fitting particles', async ({
      page,
      request,
    }) => {
      const { first, title, description, last, choices, guest, answer } = said[lang]
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      const why = page.locator('[data-question="why"]')
      const words = () => why.locator('label [dir], [id$="-description"]').allInnerTexts()

      await test.step('the value of the link, before the script of the page', async () => {
        await watchShifts(page)
        const release = await holdScripts(page)
        await page.goto(`/survey/${survey.slug}?lang=${lang}&guest=${encodeURIComponent(guest)}`, { waitUntil: 'commit' })
        await expect(page.locator('#section-taste')).toHaveText(first[1])
        await expect.poll(words).toEqual([title[0], description[0]])
        release()
        await expect(page.locator('#section-end')).toBeVisible()
        await expect.poll(words).toEqual([title[0], description[0]])
        await expect(page.locator('#section-taste')).toHaveText(first[1])
        expect((await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
      })

      await test.step('an answer and then another, with the particle of each, also as the name of the field', async () => {
        await expect(page.getByRole('heading', { name: last[0] })).toBeVisible()
        for (const at of [0, 1] as const) {
          await page.getByRole('radio', { name: choices[at] }).check()
          await expect.poll(words).toEqual([title[at + 1], description[at + 1]])
          await expect(why.getByRole('textbox', { name: title[at + 1]! })).toBeVisible()
        }
        await on.field('why').fill(answer)
        await expect(page.getByRole('heading', { name: last[1] })).toBeVisible()
      })

      await test.step('the same words in the saved response', async () => {
        await on.submit()
        await on.thanked()
        await page.getByRole('link', { name: on.label.view }).click()
        await expect(page.getByRole('heading', { name: title[2], exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { name: last[1] })).toBeVisible()
        await expect(page.getByText('{{')).toHaveCount(0)
      })
    })

    test('shows the fallbacks to who comes without a link', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      await on.open(survey)
      await expect(page.locator('#section-taste')).toHaveText(said[lang].first[0])
    })
  })
