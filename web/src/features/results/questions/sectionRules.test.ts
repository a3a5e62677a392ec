import { choice, gateway, question, rule, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { resultsSurvey } from '../../../../../test/support/fixtures/buildResults.ts'
import { sectionRules } from './sectionRules.ts'

const asking = (id: string, shows: Parameters<typeof rule>[1], more: Parameters<typeof gateway>[1] = {}) =>
  question(id, { type: 'multi_select', choices: [choice('a'), choice('b')], gateway: gateway([rule('a', shows)], more) })
const more = { show_section_ids: ['more'] }

/** Two questions that everybody sees, and the section that the first of them shows. */
const asked = (second: ReturnType<typeof asking>, branching_mode: 'intersect' | 'independent') =>
  survey([section('start', [asking('one', more), second], { always_show: true }), section('more', [question('words'), question('why')])], {
    branching_mode,
  })

describe('the rule of a section', () => {
  it('names the choices that show it', () => {
    expect([...sectionRules(resultsSurvey())]).toEqual([['desk', { question_id: 'role', values: ['editor'] }]])
    const several = survey([section('start', [asking('one', more)], { always_show: true }), section('more', [question('words')])])
    expect(sectionRules(several).get('more')).toEqual({ question_id: 'one', values: ['a'] })
  })

  it.each([
    ['show the same', asking('two', more), 'intersect'],
    ['show it until the other is answered', asking('two', more, { unanswered_behavior: 'show_all' }), 'intersect'],
    ['show it until the other is answered', asking('two', more, { unanswered_behavior: 'show_all' }), 'independent'],
    ['show it for one of its questions', asking('two', { show_question_ids: ['words'] }), 'independent'],
    ['reveal everything', asking('two', { show_question_ids: ['words'] }, { default_behavior: 'show_all' }), 'intersect'],
  ] as const)('is none where two questions %s (%#)', (_, second, mode) => expect(sectionRules(asked(second, mode)).size).toBe(0))

  it('is there beside a question that decides on another section', () => {
    const second = asking('two', { show_section_ids: ['nowhere'] })
    expect(sectionRules(asked(second, 'independent')).get('more')).toEqual({ question_id: 'one', values: ['a'] })
  })
})
