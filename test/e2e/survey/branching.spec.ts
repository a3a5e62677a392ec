import { ask, choose, gateway, makeSurvey, part, readResponse, surveyOn, onPhone } from '../support/journey.ts'
import { expect, test } from '../support/product.ts'

/** A question of which several may be chosen, and three sections behind its own. */
const fourSections = (more: Parameters<typeof choose>[2] = {}) => [
  part('one', [choose('gate', ['x', 'y', 'z'], { type: 'multi_select', ...more })]),
  part('two', [ask('b')]),
  part('three', [ask('c')]),
  part('four', [ask('d')]),
]

for (const { lang, width } of onPhone) {
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

    test('of questions: shows those that are not gated, of the others what the answer selects', async ({ page, request }) => {
      const rules = { x: { show_question_ids: ['first'] }, y: { show_question_ids: ['second'] } }
      const asked = (more: Parameters<typeof gateway>[1] = {}) => ({
        sections: [
          part('one', [choose('gate', ['x', 'y', 'z'], { gateway: gateway(rules, more) }), ask('first'), ask('free'), ask('second')]),
          part('always', [ask('aside')], { always_show: true }),
        ],
      })
      const on = surveyOn(page, lang)
      const shows = async (...ids: string[]) => {
        for (const id of ['first', 'free', 'second', 'aside']) await expect(on.field(id)).toHaveCount(ids.includes(id) ? 1 : 0)
      }
      await on.open(await makeSurvey(request, asked()))
      await shows('free', 'aside')
      await on.choice('gate', 'x').check()
      await shows('first', 'free', 'aside')
      await on.choice('gate', 'z').check()
      await shows('free', 'aside')

      await on.open(await makeSurvey(request, asked({ unanswered_behavior: 'show_all', default_behavior: 'show_all' })))
      await shows('first', 'free', 'second', 'aside')
      await on.choice('gate', 'y').check()
      await shows('free', 'second', 'aside')
      await on.choice('gate', 'z').check()
      await shows('first', 'free', 'second', 'aside')
    })

    test('intersects the questions that several gateways select', async ({ page, request }) => {
      const first = gateway({ x: { show_question_ids: ['b', 'c'] }, y: { show_question_ids: ['b'] } })
      const second = gateway({ x: { show_question_ids: ['c'] }, y: { show_question_ids: ['b', 'c'] } })
      const survey = await makeSurvey(request, {
        sections: [
          part('one', [
            choose('first', ['x', 'y'], { gateway: first }),
            choose('second', ['x', 'y'], { gateway: second }),
            ask('b'),
            ask('c'),
          ]),
        ],
      })
      const on = surveyOn(page, lang)
      await on.open(survey)
      await on.choice('first', 'x').check()
      await on.choice('second', 'x').check()
      await expect(on.field('c')).toBeVisible()
      await expect(on.field('b')).toHaveCount(0)
      await on.choice('second', 'y').check()
      await expect(on.field('b')).toBeVisible()
      await on.choice('first', 'y').check()
      await expect(on.field('c')).toHaveCount(0)
    })

    test('by an entry of the survey: every chosen answer counts, selects_all means what its rules name, else every section', async ({
      page,
      request,
    }) => {
      const entry = { question_id: 'gate', mode: 'multi', default_behavior: 'show_none', unanswered_behavior: 'show_none' } as const
      const on = surveyOn(page, lang)
      const shows = async (...ids: string[]) => {
        for (const id of ['two', 'three', 'four']) await expect(on.section(id)).toHaveCount(ids.includes(id) ? 1 : 0)
      }
      const named = [
        { choice_value: 'x', show_section_ids: ['two'], selects_all: false },
        { choice_value: 'y', show_section_ids: ['three'], selects_all: false },
        { choice_value: 'z', show_section_ids: [], selects_all: true },
      ]
      await on.open(await makeSurvey(request, { sections: fourSections(), branching: [{ ...entry, choice_rules: named }] }))
      await shows()
      await on.choice('gate', 'x').check()
      await shows('two')
      await on.choice('gate', 'y').check()
      await shows('two', 'three')
      await on.choice('gate', 'x').uncheck()
      await on.choice('gate', 'y').uncheck()
      await on.choice('gate', 'z').check()
      await shows('two', 'three')

      const unnamed = [{ choice_value: 'z', show_section_ids: [], selects_all: true }]
      await on.open(await makeSurvey(request, { sections: fourSections(), branching: [{ ...entry, choice_rules: unnamed }] }))
      await on.choice('gate', 'x').check()
      await shows()
      await on.choice('gate', 'z').check()
      await shows('two', 'three', 'four')

      const single = gateway({ x: { show_section_ids: ['two'] }, y: { show_section_ids: ['three'] } }, { mode: 'single' })
      await on.open(await makeSurvey(request, { sections: fourSections({ gateway: single }) })) // which looks at the first of several
      await on.choice('gate', 'y').check()
      await shows('three')
      await on.choice('gate', 'x').check()
      await shows('two')
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
