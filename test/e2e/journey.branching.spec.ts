import { ask, choose, gateway, makeSurvey, part, readResponse, surveyOn, ways } from './journey.ts'
import { expect, test } from './product.ts'

for (const { lang, width } of ways) {
  test.describe(`branching (${lang}, ${width})`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('shows everything where no question is a gateway', async ({ page, request }) => {
      const survey = await makeSurvey(request, { sections: [part('one', [ask('a')]), part('two', [ask('b')])] })
      const on = surveyOn(page, lang)
      await on.open(survey)
      await expect(on.field('a')).toBeVisible()
      await expect(on.field('b')).toBeVisible()
    })

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

    test('shows every target while unanswered, and all for an answer without a rule, where that is chosen', async ({ page, request }) => {
      const show_all = { unanswered_behavior: 'show_all', default_behavior: 'show_all' } as const
      const gate = gateway({ x: { show_section_ids: ['two'] }, y: { show_section_ids: ['three'] } }, show_all)
      const survey = await makeSurvey(request, {
        sections: [
          part('one', [choose('gate', ['x', 'y', 'z'], { gateway: gate })]),
          part('two', [ask('b')]),
          part('three', [ask('c')]),
          part('four', [ask('d')]),
        ],
      })
      const on = surveyOn(page, lang)
      await on.open(survey)
      for (const shown of ['two', 'three']) await expect(on.section(shown)).toBeVisible()
      await expect(on.section('four')).toHaveCount(0)
      await on.choice('gate', 'x').check()
      await expect(on.section('three')).toHaveCount(0)
      await on.choice('gate', 'z').check()
      for (const shown of ['two', 'three', 'four']) await expect(on.section(shown)).toBeVisible()
    })

    test('reveals by selects_all what rules name, and every section where they name none', async ({ page, request }) => {
      const named = gateway({
        x: { selects_all_sections: true, selects_all_questions: true },
        y: { show_section_ids: ['two'], show_question_ids: ['late'] },
        z: { show_section_ids: ['two'] },
      })
      const survey = await makeSurvey(request, {
        sections: [
          part('one', [choose('gate', ['x', 'y', 'z'], { gateway: named })]),
          part('two', [ask('b'), ask('late')]),
          part('three', [ask('c')]),
        ],
      })
      const on = surveyOn(page, lang)
      await on.open(survey)
      await on.choice('gate', 'x').check()
      await expect(on.field('late')).toBeVisible()
      await expect(on.section('three')).toHaveCount(0)
      await on.choice('gate', 'z').check()
      await expect(on.field('b')).toBeVisible()
      await expect(on.field('late')).toHaveCount(0)

      const unnamed = gateway({ x: { selects_all_sections: true } })
      const other = await makeSurvey(request, {
        sections: [part('one', [choose('gate', ['x', 'y'], { gateway: unnamed })]), part('two', [ask('b')]), part('three', [ask('c')])],
      })
      await on.open(other)
      await expect(on.section('two')).toHaveCount(0)
      await on.choice('gate', 'x').check()
      for (const shown of ['two', 'three']) await expect(on.section(shown)).toBeVisible()
    })

    test('intersects what several gateways select', async ({ page, request }) => {
      const first = gateway({ x: { show_section_ids: ['two', 'three'] }, y: { show_section_ids: ['two'] } })
      const second = gateway({ x: { show_section_ids: ['three'] }, y: { show_section_ids: ['two', 'three'] } })
      const survey = await makeSurvey(request, {
        sections: [
          part('one', [
            choose('first', ['x', 'y'], { gateway: first }),
            choose('second', ['x', 'y'], { type: 'multi_select', gateway: second }),
          ]),
          part('two', [ask('b')]),
          part('three', [ask('c')]),
        ],
      })
      const on = surveyOn(page, lang)
      await on.open(survey)
      await on.choice('first', 'x').check()
      await expect(on.section('two')).toHaveCount(0)
      await on.choice('second', 'x').check()
      await expect(on.section('two')).toHaveCount(0)
      await expect(on.section('three')).toBeVisible()
      await on.choice('second', 'y').check()
      await expect(on.section('two')).toBeVisible()
      await on.choice('first', 'y').check()
      await expect(on.section('three')).toHaveCount(0)
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
