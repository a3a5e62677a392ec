import { expectClean } from '../support/axe.ts'
import { ask, makeSurvey, onPhone, part, saveSurvey, surveyOn } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

const asked = { sections: [part('one', [ask('a', { type: 'rich_text', required: true }), ask('b')])] }

for (const { lang, width } of onPhone) {
  test.describe(`axe finds nothing (${lang}, ${width})`, () => {
    test.use({
      viewport: { width, height: 900 },
      colorScheme: 'dark',
      contextOptions: { reducedMotion: 'reduce' },
      refusals: [0, 404, 412, 422],
    })

    test('on a rich text that is wrong, with its link field, and without its editor', async ({ page, request }) => {
      const survey = await makeSurvey(request, asked)
      const on = surveyOn(page, lang)
      await on.open(survey)
      await on.submit()
      const link = on.block('a').getByRole('button', { name: lang === 'en' ? 'Link' : '링크', exact: true })
      await link.click()
      await page.keyboard.type('nowhere')
      await page.keyboard.press('Enter')
      await expectClean(page, 'with its link field')
      await page.route('**/RichTextEditor-*.js', (route) => route.abort())
      await page.reload()
      await expect(on.block('a').locator('textarea')).toBeEditable()
      await expectClean(page, 'without its editor')
    })

    test('on a response that was saved elsewhere, and on the one that is there', async ({ page, request }) => {
      const survey = await makeSurvey(request, { sections: [part('one', [ask('b')])] })
      const on = surveyOn(page, lang)
      await on.open(survey)
      await on.submit()
      await on.thanked()
      await page.getByRole('link', { name: on.label.view }).click()
      await on.button(on.label.edit).click()
      await on.field('b').fill('mine')
      const id = (await on.remembered(survey))!
      await request.put(`/api/responses/id/${id}`, { data: { answers: [{ question_id: 'b', value: 'theirs' }] } })
      await on.button(on.label.save).click()
      const look = on.button(lang === 'en' ? 'View the saved version' : '저장된 응답 보기')
      await expect(look).toBeVisible()
      await expectClean(page, 'overtaken')
      await look.click()
      await expect(page.getByText('theirs', { exact: true })).toBeVisible()
      await expectClean(page, 'theirs')
    })

    test('on a survey that changed, and on a deleted one', async ({ page, request }) => {
      const survey = await makeSurvey(request, { sections: [part('one', [ask('b')])] })
      const on = surveyOn(page, lang)
      await page.route('**/api/surveys/**', (route) => route.continue()) // no cache of the browser's between
      await on.open(survey)
      await on.field('b').fill('kept')
      const [section] = survey.sections
      const added = { ...section!.questions[0]!, id: 'new', required: true }
      await saveSurvey(request, survey, { sections: [{ ...section!, questions: [...section!.questions, added] }] })
      await on.submit()
      await expect(on.button(on.label.download)).toBeVisible()
      await expectClean(page, 'changed')
      await expect(page.getByText(on.label.kept)).toHaveCount(0)
      await on.field('new').fill('kept too')
      await expect(page.getByText(on.label.kept)).toBeVisible()
      await saveSurvey(request, survey, { is_active: false })
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        lang === 'en' ? 'We could not find this survey' : '설문을 찾을 수 없습니다',
      )
      await expect(on.button(on.label.download)).toBeVisible()
      await expectClean(page, 'gone')
    })
  })
}
