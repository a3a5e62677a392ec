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
})

describe('what a gateway governs', () => {
  it('is what its rules name; everything else shows', () => {
    const given = independent([
      section('start', [asks('g', [rule('x', { ...to('s1'), ...toQuestions('s2a') })])]),
      ...plain('s1', 's2', 's3'),
    ])
    expect(shown(given, {})).toEqual({ sections: ['start', 's2', 's3'], questions: ['g', 's2b', 's3a', 's3b'] })
    expect(shown(given, { g: 'x' }).questions).toEqual(['g', 's1a', 's1b', 's2a', 's2b', 's3a', 's3b'])
  })

  it('is every later section if it names no section and one of its rules selects all', () => {
    const given = independent([
      ...plain('s0'),
      section('start', [asks('g', [rule('x', { selects_all_sections: true })])]),
      ...plain('s1', 's2'),
    ])
    expect(sectionsOf(given, {})).toBe('s0 start')
    expect(sectionsOf(given, { g: 'other' })).toBe('s0 start')
    expect(sectionsOf(given, { g: 'x' })).toBe('s0 start s1 s2')
  })

  it('is never earlier sections, its own section or itself', () => {
    const given = independent([
      ...plain('s0'),
      section('start', [question('before'), asks('g', [rule('x', to('s0', 'start', 's1'))]), question('after')]),
      ...plain('s1'),
    ])
    expect(shown(given, { g: 'no' })).toEqual({ sections: ['s0', 'start'], questions: ['s0a', 's0b', 'before', 'g', 'after'] })
  })
})

describe('how gateways combine independently', () => {
  it('shows a section that several govern only if each of them selects it', () => {
    const given = two([rule('x', to('s1'))], [rule('x', to('s1'))], ...plain('s1'))
    expect(sectionsOf(given, { g1: 'x' })).toBe('start')
    expect(sectionsOf(given, { g2: 'x' })).toBe('start')
    expect(sectionsOf(given, { g1: 'x', g2: 'x' })).toBe('start s1')
  })

  it('supports chains: a gateway in a section that another gateway opens', () => {
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

  it('ignores a gateway whose own question is hidden, whatever its answer', () => {
    const given = independent([
      section('start', [asks('g1', [rule('x', toQuestions('g2'))]), asks('g2', [rule('x', to('s1'))])]),
      ...plain('s1'),
    ])
    expect(sectionsOf(given, { g1: 'no', g2: 'x' })).toBe('start')
    expect(sectionsOf(given, { g1: 'x', g2: 'x' })).toBe('start s1')
  })

  it('shows only the named and selected questions of a hidden section', () => {
    const given = independent([section('start', [asks('g', [rule('x', toQuestions('s1a')), rule('y', to('s1'))])]), ...plain('s1')])
    expect(shown(given, { g: 'x' })).toEqual({ sections: ['start', 's1'], questions: ['g', 's1a'] })
    expect(shown(given, { g: 'y' })).toEqual({ sections: ['start', 's1'], questions: ['g', 's1b'] })
    expect(shown(given, {})).toEqual({ sections: ['start'], questions: ['g'] })
  })
})

describe('gateways on one question in independent mode', () => {
  it('govern the targets that either names, and select those that either selects', () => {
    const given = both([rule('x', to('s1', 's2'))], [entryRule('y', to('s2'))])
    expect(sectionsOf(given, {})).toBe('start s3')
    expect(sectionsOf(given, { g: 'x' })).toBe('start s1 s2 s3')
    expect(sectionsOf(given, { g: 'y' })).toBe('start s2 s3')
  })
})
