import { choice, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { visible } from '../branching.ts'
import { lengthOf, minutesRange } from './surveyLength.ts'

const lines = (id: string, count: number, more = {}) =>
  section(
    id,
    Array.from({ length: count }, (_, at) => question(`${id}${at}`)),
    more,
  )

const choosing = { type: 'single_choice' as const, choices: [choice('x')], gateway: gateway([rule('x', { show_section_ids: ['b'] })]) }

describe('lengthOf', () => {
  it('counts every question and takes at least a minute', () => {
    expect(lengthOf(survey([lines('a', 1)]), visible)).toEqual({ questions: 1, most: false, minutes: 1 })
    expect(lengthOf(survey([lines('a', 10), lines('b', 14)]), visible)).toEqual({ questions: 24, most: false, minutes: 6 })
  })

  it('marks the maximum if some respondents meet fewer, and does not estimate their time as longer', () => {
    const branched = survey([section('a', [question('q', choosing)]), lines('b', 40)])
    expect(lengthOf(branched, visible)).toEqual({ questions: 41, most: true, minutes: 5 })
  })

  it.each([
    [[10, 10, 10], { questions: 20, most: false, minutes: 5 }],
    [[10, 10, 18], { questions: 28, most: true, minutes: 6 }],
  ])('counts as many sections of a pool as are drawn, the largest of %j', (counts, expected) => {
    const sections = counts.map((count, at) => lines(`s${at}`, count, { pool: 'p' }))
    expect(lengthOf(survey(sections, { pools: [{ id: 'p', show: 2, shuffle: false }] }), visible)).toEqual(expected)
  })
})

const range = (sections: ReturnType<typeof section>[], more = {}) => minutesRange(survey(sections, more), visible)
const [two, ten] = [8, 40]

const choose = (id: string, more: object) => question(id, { type: 'single_choice', choices: [choice('x'), choice('y')], ...more })

const opens = (section_ids: [string, string], more = {}) =>
  gateway([rule('x', { show_section_ids: [section_ids[0]] }), rule('y', { show_section_ids: [section_ids[1]] })], more)

const when = (question_id: string, clause: object) => ({ show_if: { match: 'all', clauses: [{ question_id, ...clause }] } })

describe('minutesRange', () => {
  it('is one number of at least a minute if nothing can be hidden', () => {
    expect(range([lines('a', ten)])).toEqual({ minutes: 10, minutes_range: [10, 10] })
    expect(range([lines('a', 1)])).toEqual({ minutes: 1, minutes_range: [1, 1] })
  })

  it('goes from the fewest questions to all questions, around the minutes on the survey page', () => {
    const branched = [section('a', [question('q', choosing)]), lines('b', ten)]
    expect(range(branched)).toEqual({ minutes: 5, minutes_range: [1, 10] })
    expect(lengthOf(survey(branched), visible).minutes).toBe(5)
  })

  it.each([
    [1, { minutes: 6, minutes_range: [2, 10] }],
    [2, { minutes: 16, minutes_range: [12, 20] }],
    [3, { minutes: 22, minutes_range: [22, 22] }],
  ])('counts the shortest and the longest %d sections of a pool of three', (show, expected) => {
    const sections = [lines('a', ten, { pool: 'p' }), lines('b', two, { pool: 'p' }), lines('c', ten, { pool: 'p' })]
    expect(range(sections, { pools: [{ id: 'p', show, shuffle: false }] })).toEqual(expected)
  })

  it.each(['gone', 'constructor'])('always counts a section whose pool does not exist: %s', (pool) => {
    expect(range([lines('a', ten, { pool })])).toEqual({ minutes: 10, minutes_range: [10, 10] })
  })

  it.each([
    [
      'answers what shows all while it is unanswered',
      [section('a', [choose('q', { gateway: opens(['b', 'c'], { unanswered_behavior: 'show_all' }) })]), lines('b', ten), lines('c', two)],
      2,
    ],
    [
      'answers what is required, by what shows least',
      [section('a', [choose('q', { required: true, gateway: opens(['b', 'c']) })]), lines('b', ten), lines('c', two)],
      2,
    ],
    [
      'answers what is required in a section that it opens, and goes another way where that is longer',
      [
        section('a', [choose('q', { required: true, gateway: opens(['b', 'c']) })]),
        section('b', [choose('r', { required: true, gateway: opens(['d', 'e']) })]),
        lines('c', 12),
        lines('d', ten),
        lines('e', 2 * ten),
      ],
      3,
    ],
    [
      'answers for a condition',
      [
        section('a', [question('age', { type: 'number', required: true })]),
        lines('b', ten, when('age', { op: 'outside', from: 18, to: 65 })),
        lines('c', 2 * ten, when('age', { op: 'between', from: 18, to: 65 })),
      ],
      10,
    ],
    [
      'ends in no section, as who is screened out',
      [
        section('a', [choose('q', { required: true })], {
          ends_if: { match: 'all', clauses: [{ question_id: 'q', op: 'any_of', values: ['x'] }] },
        }),
        lines('b', ten),
      ],
      10,
    ],
  ])('is at least that of a respondent who %s', (_, sections, least) => {
    expect(range(sections, { branching_mode: 'independent' }).minutes_range[0]).toBe(least)
  })

  it('takes less than a second in a survey of 1,000 questions that all decide', () => {
    const sections = Array.from({ length: 100 }, (_, at) =>
      section(
        `s${at}`,
        Array.from({ length: 10 }, (__, one) => choose(`q${at}-${one}`, { required: true, gateway: opens([`s${at + 1}`, `s${at + 2}`]) })),
      ),
    )
    const before = performance.now()
    expect(range(sections).minutes_range[0]).toBeGreaterThan(1)
    expect(performance.now() - before).toBeLessThan(1000)
  })
})
