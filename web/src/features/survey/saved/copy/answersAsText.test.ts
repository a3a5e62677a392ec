import { choice, gateway, question, rule, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { answersAsText } from './answersAsText.ts'
import { preloadQuestionTypes } from '../../kinds/lazyKinds.ts'
import { demographicTexts } from '../../answers/demographicTexts.ts'

describe('answersAsText', () => {
  it('writes each answer that shows under its question, with labels for values', () => {
    const asked = survey(
      [
        section('s1', [
          question('g', {
            title: 'Which?',
            type: 'single_choice',
            choices: [choice('a', { label: 'The first' }), choice('b')],
            gateway: gateway([rule('b', { show_section_ids: ['s2'] })]),
          }),
          question('m', { title: 'All?', type: 'multi_select', choices: [choice('x', { label: 'Ex' }), choice('y')] }),
          question('r', { title: 'Say', type: 'rich_text' }),
          question('empty'),
        ]),
        section('s2', [question('hidden')]),
      ],
      { title: 'A survey', branching_mode: 'independent' },
    )
    const answers = new Map<string, string | string[]>([
      ['g', 'a'],
      ['m', ['x', 'gone']],
      ['r', '<p>one</p><p>two</p>'],
      ['hidden', 'secret'],
    ])
    expect(answersAsText(asked, { answers, demographics: demographicTexts() })).toBe(
      'A survey\n\nWhich?\n- The first\n\nAll?\n- Ex\n- gone\n\nSay\none\ntwo\n',
    )
  })

  it('writes what titles quote of these answers', async () => {
    const asked = survey([section('one', [question('a'), question('b', { title: 'Why {{a|it}}?' })])])
    await preloadQuestionTypes(asked)
    const answers = new Map([
      ['a', 'Apples'],
      ['b', 'sweet'],
    ])
    expect(answersAsText(asked, { answers, demographics: demographicTexts() })).toContain('\n\nWhy Apples?\nsweet\n')
  })
})
