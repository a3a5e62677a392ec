import { branchingEntry, entryRule, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { shown } from '../../test/support/branching/shown.ts'
import type { Gateway, Section, Survey } from '../survey/survey.ts'

type Rules = Gateway['choice_rules']

const asks = (id: string, rules: Rules, overrides: Partial<Gateway> = {}) =>
  question(id, { type: 'single_choice', gateway: gateway(rules, overrides) })

const to = (...show_section_ids: string[]) => ({ show_section_ids })
const toQuestions = (...show_question_ids: string[]) => ({ show_question_ids })

const independent = (sections: Section[], overrides: Partial<Survey> = {}) =>
  survey(sections, { branching_mode: 'independent', ...overrides })
const plain = (...ids: string[]) => ids.map((id) => section(id, [question(`${id}a`), question(`${id}b`)]))
const sectionsOf = (given: Survey, answers: Record<string, unknown>) => shown(given, answers).sections.join(' ')
const questionsOf = (given: Survey, answers: Record<string, unknown>) => shown(given, answers).questions.join(' ')

const two = (rulesOfFirst: Rules, rulesOfSecond: Rules, ...later: Section[]) =>
  independent([section('start', [asks('g1', rulesOfFirst), asks('g2', rulesOfSecond)]), ...later])

const both = (rules: Rules, entryRules: Parameters<typeof branchingEntry>[1]) =>
  independent([section('start', [asks('g', rules)]), ...plain('s1', 's2', 's3')], { branching: [branchingEntry('g', entryRules)] })

describe('gateways on one question of which one governs every section', () => {
  const given = both([rule('x', { selects_all_sections: true })], [entryRule('y', to('s1'))])

  it.each([
    [{}, 'start'],
    [{ g: 'x' }, 'start s1 s2 s3'],
    [{ g: 'y' }, 'start s1'],
    [{ g: 'other' }, 'start'],
  ])('govern them all: %j shows %s', (answers, sections) => {
    expect(sectionsOf(given, answers)).toBe(sections)
  })

  it('do so the other way round too', () => {
    const turned = both([rule('y', to('s1'))], [entryRule('x', { selects_all: true })])
    expect(['x', 'y', 'other'].map((g) => sectionsOf(turned, { g }))).toEqual(['start s1 s2 s3', 'start s1', 'start'])
  })
})

describe('what a gateway governs', () => {
  it('is what its rules name; all else shows', () => {
    const given = independent([
      section('start', [asks('g', [rule('x', { ...to('s1'), ...toQuestions('s2a') })])]),
      ...plain('s1', 's2', 's3'),
    ])
    expect(shown(given, {})).toEqual({ sections: ['start', 's2', 's3'], questions: ['g', 's2b', 's3a', 's3b'] })
    expect(shown(given, { g: 'x' }).questions).toEqual(['g', 's1a', 's1b', 's2a', 's2b', 's3a', 's3b'])
  })

  it('is every later section when it names none and a rule of it selects all', () => {
    const given = independent([
      ...plain('s0'),
      section('start', [asks('g', [rule('x', { selects_all_sections: true })])]),
      ...plain('s1', 's2'),
    ])
    expect(sectionsOf(given, {})).toBe('s0 start')
    expect(sectionsOf(given, { g: 'other' })).toBe('s0 start')
    expect(sectionsOf(given, { g: 'x' })).toBe('s0 start s1 s2')
  })

  it('is only what it names when it names some, though a rule of it selects all', () => {
    const rules = [rule('x', { ...to('s1'), selects_all_sections: true })]
    const given = independent([section('start', [asks('g', rules)]), ...plain('s1', 's2')])
    expect(sectionsOf(given, {})).toBe('start s2')
    expect(sectionsOf(given, { g: 'x' })).toBe('start s1 s2')
  })

  it('is not widened by its behaviors', () => {
    const rules = [rule('x', to('s1'))]
    const given = (behavior: 'show_none' | 'show_all') =>
      independent([
        section('start', [asks('g', rules, { default_behavior: behavior, unanswered_behavior: behavior })]),
        ...plain('s1', 's2'),
      ])
    expect(sectionsOf(given('show_none'), { g: 'other' })).toBe('start s2')
    expect(sectionsOf(given('show_all'), { g: 'other' })).toBe('start s1 s2')
    expect(sectionsOf(given('show_none'), {})).toBe('start s2')
    expect(sectionsOf(given('show_all'), {})).toBe('start s1 s2')
  })

  it('lets no gateway that reveals everything open what another keeps closed', () => {
    const open = asks('g1', [rule('x', to('s1'))], { default_behavior: 'show_all' })
    const given = independent([section('start', [open, asks('g2', [rule('x', to('s2'))])]), ...plain('s1', 's2')])
    expect(sectionsOf(given, { g1: 'other', g2: 'no' })).toBe('start s1')
  })

  it('is never earlier sections, its own section or itself', () => {
    const given = independent([
      ...plain('s0'),
      section('start', [question('before'), asks('g', [rule('x', to('s0', 'start', 's1'))]), question('after')]),
      ...plain('s1'),
    ])
    expect(shown(given, { g: 'no' })).toEqual({ sections: ['s0', 'start'], questions: ['s0a', 's0b', 'before', 'g', 'after'] })
  })

  it('is later questions of its own section, never earlier ones or its own', () => {
    const rules = [rule('x', toQuestions('s0a', 'before', 'g', 'after', 's1a'))]
    const given = independent([...plain('s0'), section('start', [question('before'), asks('g', rules), question('after')]), ...plain('s1')])
    expect(questionsOf(given, { g: 'no' })).toBe('s0a s0b before g s1b')
    expect(questionsOf(given, { g: 'x' })).toBe('s0a s0b before g after s1a s1b')
  })

  it('does not include an earlier question that it selects: a hidden section does not show for it', () => {
    const first = asks('g1', [rule('x', to('s1'))])
    const given = independent([section('start', [first]), ...plain('s1'), section('then', [asks('g2', [rule('x', toQuestions('s1a'))])])])
    expect(sectionsOf(given, { g1: 'no', g2: 'x' })).toBe('start then')
  })
})

describe('how gateways combine independently', () => {
  it('lets each open its own sections', () => {
    const given = two([rule('x', to('s1'))], [rule('x', to('s2'))], ...plain('s1', 's2'))
    expect(sectionsOf(given, { g1: 'x' })).toBe('start s1')
    expect(sectionsOf(given, { g2: 'x' })).toBe('start s2')
    expect(sectionsOf(given, { g1: 'x', g2: 'x' })).toBe('start s1 s2')
  })

  it('shows a section that several govern only if each of them selects it', () => {
    const given = two([rule('x', to('s1'))], [rule('x', to('s1'))], ...plain('s1'))
    expect(sectionsOf(given, { g1: 'x' })).toBe('start')
    expect(sectionsOf(given, { g2: 'x' })).toBe('start')
    expect(sectionsOf(given, { g1: 'x', g2: 'x' })).toBe('start s1')
  })

  it('shows a question that several govern only if each of them selects it', () => {
    const given = two([rule('x', toQuestions('s1a'))], [rule('x', toQuestions('s1a'))], ...plain('s1'))
    expect(questionsOf(given, { g1: 'x' })).toBe('g1 g2 s1b')
    expect(questionsOf(given, { g1: 'x', g2: 'x' })).toBe('g1 g2 s1a s1b')
  })

  it('chains: a gateway in a section that another opens', () => {
    const given = independent([
      section('start', [asks('g1', [rule('x', to('s1'))])]),
      section('s1', [asks('g2', [rule('x', to('s2'))])]),
      section('s2', [asks('g3', [rule('x', to('s3'))])]),
      ...plain('s3'),
    ])
    expect(sectionsOf(given, {})).toBe('start')
    expect(sectionsOf(given, { g1: 'x' })).toBe('start s1')
    expect(sectionsOf(given, { g1: 'x', g2: 'x', g3: 'x' })).toBe('start s1 s2 s3')
  })

  it('gives a gateway whose own question is hidden no part, whatever its answer', () => {
    const given = independent([
      section('start', [asks('g1', [rule('x', toQuestions('g2'))]), asks('g2', [rule('x', to('s1'))])]),
      ...plain('s1'),
    ])
    expect(sectionsOf(given, { g1: 'no', g2: 'x' })).toBe('start')
    expect(sectionsOf(given, { g1: 'x', g2: 'x' })).toBe('start s1')
  })

  it('hides a target of which no gateway takes part, though unanswered_behavior is show_all', () => {
    const second = asks('g2', [rule('x', to('s1'))], { unanswered_behavior: 'show_all' })
    const given = independent([section('start', [asks('g1', [rule('x', toQuestions('g2'))]), second]), ...plain('s1')])
    expect(sectionsOf(given, { g1: 'no' })).toBe('start')
    expect(sectionsOf(given, { g1: 'x' })).toBe('start s1')
  })

  it('asks only those that take part: a hidden gateway does not stand against another', () => {
    const given = independent([
      section('start', [
        asks('g1', [rule('x', toQuestions('g2')), rule('y', to('s1')), rule('x', to('s1'))]),
        asks('g2', [rule('x', to('s1'))]),
      ]),
      ...plain('s1'),
    ])
    expect(sectionsOf(given, { g1: 'y' })).toBe('start s1')
    expect(sectionsOf(given, { g1: 'x' })).toBe('start')
    expect(sectionsOf(given, { g1: 'x', g2: 'x' })).toBe('start s1')
  })

  it('takes gateways in the order of questions within a section, too', () => {
    const given = independent([
      section('start', [asks('g2', [rule('x', to('s1'))]), asks('g1', [rule('x', toQuestions('g2'))])]),
      ...plain('s1'),
    ])
    // g1 stands after g2 and cannot hide it.
    expect(shown(given, { g1: 'no', g2: 'x' })).toEqual({ sections: ['start', 's1'], questions: ['g2', 'g1', 's1a', 's1b'] })
  })

  it('shows exempt sections, and in them what is not governed or is selected', () => {
    const exempt = [section('closing', [question('c1'), question('c2')]), section('end', [question('e')], { always_show: true })]
    const rules = [rule('x', { ...to('closing', 'end'), ...toQuestions('c2') })]
    const given = independent([section('start', [asks('g', rules)]), ...exempt])
    expect(shown(given, { g: 'no' })).toEqual({ sections: ['start', 'closing', 'end'], questions: ['g', 'c1', 'e'] })
    expect(questionsOf(given, { g: 'x' })).toBe('g c1 c2 e')
  })

  it('shows an exempt section whose questions are all hidden', () => {
    const given = independent([section('start', [asks('g', [rule('x', toQuestions('c'))])]), section('closing', [question('c')])])
    expect(shown(given, {})).toEqual({ sections: ['start', 'closing'], questions: ['g'] })
  })

  it('shows a hidden section for the questions in it that are named and selected, and only those', () => {
    const given = independent([section('start', [asks('g', [rule('x', toQuestions('s1a')), rule('y', to('s1'))])]), ...plain('s1')])
    expect(shown(given, { g: 'x' })).toEqual({ sections: ['start', 's1'], questions: ['g', 's1a'] })
    expect(shown(given, { g: 'y' })).toEqual({ sections: ['start', 's1'], questions: ['g', 's1b'] })
    expect(shown(given, {})).toEqual({ sections: ['start'], questions: ['g'] })
  })

  it('gives a gateway that shows so in a hidden section its part', () => {
    const given = independent([
      section('start', [asks('g1', [rule('x', toQuestions('g2')), rule('y', to('s1'))])]),
      section('s1', [question('a'), asks('g2', [rule('x', to('s2'))])]),
      ...plain('s2'),
    ])
    expect(shown(given, { g1: 'x', g2: 'x' }).questions).toEqual(['g1', 'g2', 's2a', 's2b'])
  })

  it('hides the questions of a hidden section, named by nobody or not', () => {
    const given = independent([
      section('start', [asks('g', [rule('x', to('s1'))], { default_behavior: 'show_none' })]),
      ...plain('s1', 's2'),
    ])
    expect(questionsOf(given, {})).toBe('g s2a s2b')
  })
})

describe('gateways on one question in independent mode', () => {
  it('govern together what either names, and select it when either does', () => {
    const given = both([rule('x', to('s1', 's2'))], [entryRule('y', to('s2'))])
    expect(sectionsOf(given, {})).toBe('start s3')
    expect(sectionsOf(given, { g: 'x' })).toBe('start s1 s2 s3')
    expect(sectionsOf(given, { g: 'y' })).toBe('start s2 s3')
  })
})
