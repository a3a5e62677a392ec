import { ask, choose, gateway, makeSurvey, part, readResponse, surveyOn, onPhone } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

for (const { lang, width } of onPhone) {
  test.describe(`branching (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('shows at first only gateways with their sections, consent_roles and closing; then what the answer selects', async ({
      page,
      request,
    }) => {
      const gate = gateway({ x: { show_section_ids: ['two'] }, y: { show_section_ids: ['three'] } })
      const survey = await makeSurvey(request, {
        sections: [
          part('consent_roles', [ask('agreed')]),
          part('one', [choose('gate', ['x', 'y', 'z'], { gateway: gate })]),
          part('two', [ask('b')]),
          part('three', [ask('c')]),
          part('closing', [ask('last')]),
        ],
      })
      const on = surveyOn(page, lang)
      await on.open(survey)
      for (const shown of ['consent_roles', 'one', 'closing']) await expect(on.section(shown)).toBeVisible()
      for (const hidden of ['two', 'three']) await expect(on.section(hidden)).toHaveCount(0)
      await on.choice('gate', 'x').check()
      await expect(on.section('two')).toBeVisible()
      await expect(on.section('three')).toHaveCount(0)
      await expect(page.getByText(lang === 'en' ? 'Added because you chose “Choice x”' : '‘선택 x’ 선택에 따라 추가된 문항')).toBeVisible()
      await expect(page.locator('form output')).toHaveText(lang === 'en' ? '1 question added' : '문항 1개 추가')
      await on.choice('gate', 'y').check()
      await expect(on.section('two')).toHaveCount(0)
      await expect(on.section('three')).toBeVisible()
      await on.choice('gate', 'z').check()
      for (const hidden of ['two', 'three']) await expect(on.section(hidden)).toHaveCount(0)
    })

    test('keeps a hidden answer for when it shows again, and never sends it while it is hidden', async ({ page, request }) => {
      const gate = gateway({ x: { show_question_ids: ['why'] } })
      const survey = await makeSurvey(request, {
        sections: [part('one', [choose('gate', ['x', 'y'], { gateway: gate }), ask('why', { required: true }), ask('rest')])],
      })
      const on = surveyOn(page, lang)
      await on.open(survey)
      await on.choice('gate', 'x').check()
      await on.field('why').fill('because')
      await on.choice('gate', 'y').check()
      await expect(on.field('why')).toHaveCount(0)
      await on.choice('gate', 'x').check()
      await expect(on.field('why')).toHaveValue('because')
      await on.choice('gate', 'y').check()
      await on.submit()
      await on.thanked()
      const { answers } = await readResponse(request, (await on.remembered(survey))!)
      expect(answers).toEqual([{ question_id: 'gate', value: 'y' }])
    })
  })
}
