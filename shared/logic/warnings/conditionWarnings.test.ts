import { choice, gateway, question, rule, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import type { Clause, Condition } from '../../survey/condition.ts'
import type { Question, Section, Survey } from '../../survey/survey.ts'
import { checkLogic } from '../checkLogic.ts'

const when = (...clauses: Clause[]): Condition => ({ match: 'all', clauses })
const is = (question_id: string, ...values: string[]): Clause => ({ question_id, op: 'any_of', values })
const unitless = { decimals: 0, unit: '', unit_ko: '', unit_before: false }
const age = question('age', { type: 'number', number: { min: 18, max: 99, ...unitless } })
const choices = [choice('a'), choice('b', { aliases: ['former'] })]
const one = question('one', { type: 'single_choice', choices })
const gatewayQuestion = question('g', { type: 'single_choice', choices, gateway: gateway([rule('a', { show_section_ids: ['late'] })]) })

/** The section start asks age and one; more and late follow. */
const asking = (
  more: Partial<Section>,
  last: Partial<Section> = {},
  mode: Survey['branching_mode'] = 'independent',
  held: Question[] = [],
) =>
  survey([section('start', [age, one]), section('more', [question('why'), ...held], more), section('late', [question('end')], last)], {
    branching_mode: mode,
  })
const show_if = (...clauses: Clause[]) => ({ show_if: when(...clauses) })
const codes = (given: Survey) => checkLogic(given).map(({ code, place }) => `${code} ${JSON.stringify(place)}`)
const at = (id: string, part: string, more = {}) => JSON.stringify({ kind: 'section', id, part, ...more })

const has = ({ id }: Question, value: number): Clause => ({ question_id: id, op: 'between', from: value, to: value })

describe('checkLogic of conditions', () => {
  it('finds nothing if each condition may be met or not', () => {
    expect(checkLogic(asking(show_if(is('one', 'former'), { question_id: 'age', op: 'between', from: 65 })))).toEqual([])
  })

  it('reports a condition that no valid answer meets, and the parts that only it opens', () => {
    const never = show_if({ question_id: 'age', op: 'between', to: 17 })
    expect(checkLogic(asking(never, show_if({ question_id: 'why', op: 'answered' })))).toMatchObject([
      { code: 'never_shows', place: { id: 'more', part: 'show_if' }, because: { code: 'condition_never_holds' } },
      { code: 'never_shows', place: { id: 'late', part: 'show_if' }, because: { code: 'condition_never_holds' } },
    ])
  })

  it('reports conditions that exclude each other', () => {
    const opened = asking(show_if(is('one', 'a')), {}, 'independent', [question('deep', show_if(is('one', 'b')))])
    expect(checkLogic(opened)).toMatchObject([
      { code: 'never_shows', place: { kind: 'question', id: 'deep' }, because: { code: 'conditions_conflict' } },
    ])
  })

  it('reports a condition that is always met', () => {
    const always = {
      show_if: { match: 'any' as const, clauses: [is('one', 'a'), { question_id: 'one', op: 'none_of' as const, values: ['a'] }] },
    }
    expect(codes(asking(always))).toEqual([`condition_always_holds ${at('more', 'show_if')}`])
  })

  it('reports clauses that are left out and why, and values that are gone', () => {
    const given = asking(
      show_if({ question_id: 'deleted', op: 'answered' }, { question_id: 'end', op: 'answered' }, is('one', 'a', 'gone')),
    )
    expect(checkLogic(given)).toMatchObject([
      { code: 'clause_left_out', place: { id: 'more', part: 'show_if', clause: 0 }, problem: { code: 'unknown_question' } },
      { code: 'clause_left_out', place: { clause: 1 }, problem: { code: 'not_earlier' } },
      { code: 'clause_values_gone', place: { clause: 2 }, values: ['gone'] },
    ])
  })

  it('reports an end that always applies, and the parts that it hides', () => {
    const ends_if = {
      match: 'any' as const,
      clauses: [
        { question_id: 'why', op: 'answered' as const },
        { question_id: 'why', op: 'unanswered' as const },
      ],
    }
    expect(checkLogic(asking({ ends_if }))).toMatchObject([
      { code: 'condition_always_holds', place: { id: 'more', part: 'ends_if' } },
      { code: 'end_hides', place: { id: 'more', part: 'ends_if' }, targets: { section_ids: ['late'], question_ids: [] } },
    ])
  })

  it('reports an end that never applies although its section shows', () => {
    expect(codes(asking({ ends_if: when({ question_id: 'age', op: 'outside', from: 18 }) }))).toEqual([
      `condition_never_holds ${at('more', 'ends_if')}`,
    ])
  })

  it('reports conditions without effect in intersect: of gateways and their sections, and ends before them', () => {
    const ends_if = when(is('one', 'a'))
    const first = section('start', [age, one], { ends_if, always_show: true })
    const second = section('more', [{ ...gatewayQuestion, ...show_if(is('one', 'a')) }], show_if(is('one', 'a')))
    const given = (branching_mode: Survey['branching_mode']) =>
      survey([first, second, section('late', [question('end')])], { branching_mode })
    expect(codes(given('intersect'))).toEqual([
      `condition_without_effect ${at('start', 'ends_if')}`,
      `condition_without_effect ${at('more', 'show_if')}`,
      `condition_without_effect ${JSON.stringify({ kind: 'question', id: 'g', part: 'show_if' })}`,
    ])
    expect(codes(given('independent')).some((code) => code.startsWith('condition_without_effect'))).toBe(false)
  })

  it('reports what it cannot decide, and nothing else about that', () => {
    const numbers = Array.from({ length: 10 }, (_, n) => question(`p${n}`, { type: 'number', number: { min: 0, max: 8, ...unitless } }))
    const pairs = numbers.flatMap((first, n) =>
      numbers
        .slice(0, n)
        .flatMap((second) =>
          Array.from({ length: 9 }, (_, value) =>
            section(`${first.id}${second.id}${value}`, [], { ends_if: when(has(first, value), has(second, value)) }),
          ),
        ),
    )
    const last = section('last', [], show_if(...numbers.map(({ id }): Clause => ({ question_id: id, op: 'answered' }))))
    const found = checkLogic(survey([section('first', numbers), ...pairs, last]))
    expect(found).toMatchObject([{ code: 'undecided', targets: { section_ids: ['last'], question_ids: [] } }])
  })
})
