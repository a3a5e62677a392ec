import { ask, choose, makeSurvey, onPhone, part, surveyOn } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

const texts = {
  en: { ends: 'The survey ends here.', end: 'For bakers only.', before: 'The survey ended early for you' },
  ko: { ends: '설문이 여기에서 끝났습니다.', end: '제빵사만 참여합니다.', before: '도중에 종료된 설문입니다' },
}

for (const { lang, width } of onPhone) {
  test.describe(`a survey that ends early (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 720 })

    test('is sent without the later parts, with the reason, which is shown again on return', async ({ page, request }) => {
      const survey = await makeSurvey(request, {
        sections: [
          part('one', [choose('trade', ['baker', 'other'], { required: true })], {
            ends_if: { match: 'all', clauses: [{ question_id: 'trade', op: 'any_of', values: ['other'] }] },
            end_text: '<p>For <b>bakers</b> only.</p>',
            end_text_ko: '<p><b>제빵사</b>만 참여합니다.</p>',
          }),
          part('two', [ask('flour', { required: true })]),
        ],
      })
      const on = surveyOn(page, lang)
      const main = page.getByRole('main')
      const { ends, end, before } = texts[lang]

      await test.step('the rest disappears with the answer that ends it', async () => {
        await on.open(survey)
        await expect(on.section('two')).toBeVisible()
        await on.choice('trade', 'other').click()
        await expect(on.section('two')).toBeHidden()
      })

      await test.step('the text of the section is there in place of the thanks', async () => {
        await on.button(on.label.submit).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(ends)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(main.getByText(end)).toBeVisible()
        await expect(main.getByRole('link', { name: on.label.signUp })).toHaveCount(0)
      })

      await test.step('and again on return, with nothing to edit', async () => {
        await page.reload()
        await expect(main.getByText(before)).toBeVisible()
        await expect(main.getByText(end)).toBeVisible()
        await expect(main.getByText(on.choiceName('other'))).toBeVisible()
        await expect(on.button(on.label.edit)).toHaveCount(0)
      })
    })
  })
}
