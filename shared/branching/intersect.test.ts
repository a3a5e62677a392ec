import { branchingEntry, entryRule, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { shown } from '../../test/support/branching/shown.ts'
import type { Gateway, Question, Section, Survey } from '../survey/survey.ts'

type Rules = Gateway['choice_rules']
const showAll = { unanswered_behavior: 'show_all', default_behavior: 'show_all' } as const

const asks = (id: string, rules: Rules, overrides: Partial<Gateway> = {}) =>
  question(id, { type: 'single_choice', gateway: gateway(rules, overrides) })

const to = (...show_section_ids: string[]) => ({ show_section_ids })
const toQuestions = (...show_question_ids: string[]) => ({ show_question_ids })

/** The gateway questions in one section, then s1 with a and b, s2 with c and d, s3 with e. */
const withGateways = (gateways: Question[], overrides: Partial<Survey> = {}, more: Section[] = []) =>
  survey(
    [
      section('start', gateways),
      section('s1', [question('a'), question('b')]),
      section('s2', [question('c'), question('d')]),
      section('s3', [question('e')]),
      ...more,
    ],
    overrides,
  )
/** The same without the gateways' own section and questions. */
function beyond(given: Survey, answers: Record<string, unknown>) {
  const { sections, questions } = shown(given, answers)
  return { sections: sections.filter((id) => id !== 'start').join(' '), questions: questions.filter((id) => !/^g\d?$/.test(id)).join(' ') }
}

const all = { sections: 's1 s2 s3', questions: 'a b c d e' }
const none = { sections: '', questions: '' }

describe('what one gateway selects', () => {
  const onSections = [rule('x', to('s1')), rule('y', to('s2'))]
  const onBoth = [rule('x', { ...to('s1'), ...toQuestions('a', 'e') }), rule('y', { ...to('s2'), ...toQuestions('d') })]
  const onAll = [rule('x', { selects_all_sections: true }), rule('y')]
  const onNamedAndAll = [rule('x', { ...to('s1'), selects_all_sections: true }), rule('y', to('s2')), rule('z', to('s1'))]
  const onAllQuestions = [
    rule('x', { ...to('s1'), ...toQuestions('a'), selects_all_questions: true }),
    rule('y', toQuestions('b', 'e')),
    rule('z', to('s1')),
  ]

  const table: [state: string, Rules, Partial<Gateway>, answer: string | undefined, typeof all][] = [
    ['nothing when unanswered and show_none', onBoth, {}, undefined, none],
    ['nothing when unanswered, whatever default_behavior says', onBoth, { default_behavior: 'show_all' }, undefined, none],
    ['S(g) when unanswered and show_all', onSections, showAll, undefined, { sections: 's1 s2', questions: 'a b c d' }],
    ['Q(g) when unanswered and show_all', onBoth, showAll, undefined, { sections: 's1 s2 s3', questions: 'a b c d e' }],
    ['every section when unanswered and show_all, S(g) is empty and a rule selects all', onAll, showAll, undefined, all],
    [
      'S(g) alone when unanswered and show_all, though a rule selects all',
      onNamedAndAll,
      showAll,
      undefined,
      { sections: 's1 s2', questions: 'a b c d' },
    ],
    ['nothing when no rule matches and show_none', onBoth, {}, 'other', none],
    ['nothing when no rule matches, whatever unanswered_behavior says', onBoth, { unanswered_behavior: 'show_all' }, 'other', none],
    ['every section and question when no rule matches and show_all', onBoth, showAll, 'other', all],
    ['the sections of the rule that matches', onSections, {}, 'x', { sections: 's1', questions: 'a b' }],
    ['the questions of the rule that matches', onBoth, {}, 'y', { sections: 's2', questions: 'c d' }],
    ['nothing by a matching rule that names nothing', [rule('x'), rule('y', to('s1'))], showAll, 'x', none],
    ['S(g) too when a matching rule selects all sections', onNamedAndAll, {}, 'x', { sections: 's1 s2', questions: 'a b c d' }],
    ['its own sections alone when another rule selects all sections', onNamedAndAll, {}, 'z', { sections: 's1', questions: 'a b' }],
    ['every section when a matching rule selects all and S(g) is empty', onAll, {}, 'x', all],
    ['nothing when only another rule selects all', onAll, {}, 'y', none],
    ['Q(g) too when a matching rule selects all questions', onAllQuestions, {}, 'x', { sections: 's1 s3', questions: 'a b e' }],
    ['its own questions alone when another rule selects all questions', onAllQuestions, {}, 'z', { sections: 's1', questions: '' }],
  ]
  it.each(table)('selects %s', (_, rules, overrides, answer, expected) => {
    expect(beyond(withGateways([asks('g', rules, overrides)]), { g: answer })).toEqual(expected)
  })
})

describe('how gateways intersect', () => {
  it.each([null, undefined, 'odd'])('is the mode when branching_mode is %j', (branching_mode) => {
    const given = { ...withGateways([asks('g1', [rule('x', to('s1'))]), asks('g2', [rule('x', to('s2'))])]), branching_mode }
    expect(shown(given, { g1: 'x', g2: 'x' }).sections).toEqual(['start'])
  })

  it('selects the sections that every gateway with a say selects', () => {
    const given = withGateways([asks('g1', [rule('x', to('s1', 's2'))]), asks('g2', [rule('x', to('s2', 's3'))])])
    expect(beyond(given, { g1: 'x', g2: 'x' }).sections).toBe('s2')
    expect(beyond(given, { g1: 'x' }).sections).toBe('')
  })

  it('gives a gateway that names no section no say on sections', () => {
    const given = withGateways([asks('g1', [rule('x', to('s1'))]), asks('g2', [rule('x', toQuestions('c'))])])
    expect(beyond(given, { g1: 'x' })).toEqual({ sections: 's1', questions: 'a b' })
    expect(beyond(given, { g1: 'x', g2: 'x' })).toEqual({ sections: 's1 s2', questions: 'a b c' })
  })

  it('gives a gateway that names nothing a say while it reveals everything', () => {
    const alone = withGateways([asks('g', [rule('x')], { default_behavior: 'show_all' })])
    expect(beyond(alone, { g: 'other' })).toEqual(all)
    const withAnother = withGateways([asks('g1', [rule('x')], { default_behavior: 'show_all' }), asks('g2', [rule('x', toQuestions('a'))])])
    // g1 decides on sections only by revealing everything: without g1, nothing shows while g2 is unanswered.
    expect(beyond(withAnother, { g1: 'x' }).sections).toBe('')
    expect(beyond(withAnother, { g1: 'other' })).toEqual({ sections: 's1 s2 s3', questions: 'b c d e' })
  })

  it.each(['consent_roles', 'closing'])('always shows the section %s with its ungated questions', (id) => {
    const given = withGateways([asks('g', [rule('x', { ...to('s1'), ...toQuestions('gated') })])], {}, [
      section(id, [question('free'), question('gated')]),
    ])
    expect(beyond(given, {})).toEqual({ sections: id, questions: 'free' })
    expect(beyond(given, { g: 'x' })).toEqual({ sections: `s1 ${id}`, questions: 'a b free gated' })
  })

  it('shows only the selected gated question of a section that is not selected', () => {
    const given = withGateways([asks('g', [rule('x', { ...to('s1'), ...toQuestions('c') })])])
    expect(beyond(given, { g: 'x' })).toEqual({ sections: 's1 s2', questions: 'a b c' })
  })
})

describe('gateways on one question in intersect mode', () => {
  it('are united, not intersected', () => {
    const given = withGateways([asks('g', [rule('x', to('s1'))])], { branching: [branchingEntry('g', [entryRule('x', to('s2'))])] })
    expect(beyond(given, { g: 'x' }).sections).toBe('s1 s2')
  })

  it('have a say while one of them reveals everything', () => {
    const revealing = asks('g', [rule('x')], { default_behavior: 'show_all' })
    const given = withGateways([revealing, asks('g2', [rule('x', toQuestions('a'))])], { branching: [branchingEntry('g', [])] })
    expect(beyond(given, { g: 'x' }).sections).toBe('')
    expect(beyond(given, { g: 'other' }).sections).toBe('s1 s2 s3')
  })
})
