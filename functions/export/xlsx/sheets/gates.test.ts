import {
  branchingEntry,
  choice,
  entryRule,
  gateway,
  question,
  rule,
  section,
  survey,
} from '../../../../test/support/fixtures/buildSurvey.ts'
import { gatesOf } from './gates.ts'

const yesNo = [choice('yes', { label: 'Yes', label_ko: '예' }), choice('no', { label: 'No', label_ko: '아니요' })]
const single = (id: string, overrides: Parameters<typeof question>[1]) =>
  question(id, { type: 'single_choice', choices: yesNo, title: `Title ${id}`, ...overrides })

const saysYes = (question_id: string) => ({ match: 'all' as const, clauses: [{ question_id, op: 'any_of' as const, values: ['yes'] }] })

describe('gatesOf', () => {
  const chained = survey(
    [
      section('start', [
        single('works', {}),
        single('likes', { gateway: gateway([rule('yes', { show_question_ids: ['why'] })], { unanswered_behavior: 'show_all' }) }),
        question('why'),
        question('free'),
      ]),
      section('work', [question('where')]),
    ],
    { branching_mode: 'independent', branching: [branchingEntry('works', [entryRule('yes', { show_section_ids: ['work'] })])] },
  )

  it('names the gateway question and the choices that show a question or its section', () => {
    const gates = gatesOf(chained, 'en')
    expect(gates.get('where')).toBe('Section – works "Title works": Yes')
    expect(gates.get('why')).toBe('Question – likes "Title likes": Yes; (no answer)')
  })

  it('is blank for a question that always shows', () => {
    expect(gatesOf(chained, 'en').has('free')).toBe(false)
  })

  it('is in Korean for a Korean file', () => {
    expect(gatesOf(chained, 'ko').get('why')).toBe('문항 – likes "Title likes": 예; (답하지 않았을 때)')
  })

  it('leaves out rules that point backwards, which have no effect in independent mode', () => {
    const backwards = survey(
      [section('a', [question('early')]), section('b', [single('late', { gateway: gateway([rule('yes', { show_section_ids: ['a'] })]) })])],
      { branching_mode: 'independent' },
    )
    expect(gatesOf(backwards, 'en').has('early')).toBe(false)
  })

  it('names every gateway that decides in intersect mode, even one that never shows the section', () => {
    const both = survey([
      section('g', [
        single('one', { gateway: gateway([rule('yes', { show_section_ids: ['x'] })]) }),
        single('two', { gateway: gateway([rule('no', { show_section_ids: ['y'] })], { default_behavior: 'show_all' }) }),
      ]),
      section('x', [question('target')]),
      section('y', [question('other')]),
    ])
    expect(gatesOf(both, 'en').get('target')).toBe('Section – one "Title one": Yes\nSection – two "Title two": (any other answer)')
    expect(gatesOf(both, 'en').get('other')).toBe(
      'Section – one "Title one": (no answer shows it)\nSection – two "Title two": No; (any other answer)',
    )
  })

  it('says that a section shows once all gateway questions are answered', () => {
    const onlyQuestions = survey([
      section('g', [single('one', { gateway: gateway([rule('yes', { show_question_ids: ['target'] })]) })]),
      section('x', [question('target')]),
    ])
    expect(gatesOf(onlyQuestions, 'en').get('target')).toBe(
      'Section – once every gateway question is answered\nQuestion – one "Title one": Yes',
    )
  })

  it('has a line for each condition, and for each end before the section', () => {
    const conditioned = survey([
      section('a', [single('works', {}), single('own', { show_if: saysYes('works') })], { ends_if: saysYes('own') }),
      section('b', [question('late', { show_if: saysYes('own') })], { show_if: saysYes('works') }),
    ])
    expect(gatesOf(conditioned, 'en')).toEqual(
      new Map([
        ['own', 'Question – works "Title works" is Yes'],
        ['late', 'Section – works "Title works" is Yes\nSection – not ended by: own "Title own" is Yes\nQuestion – own "Title own" is Yes'],
      ]),
    )
    expect(gatesOf(conditioned, 'ko').get('own')).toBe('문항 – works "Title works": 예')
  })
})
