import { choice, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { visible } from '../branching.ts'
import { minutesRange } from './minutesRange.ts'
import { lengthOf } from './surveyLength.ts'

const lines = (id: string, count: number, more = {}) =>
  section(
    id,
    Array.from({ length: count }, (_, at) => question(`${id}${at}`)),
    more,
  )
const choosing = { type: 'single_choice' as const, choices: [choice('x')], gateway: gateway([rule('x', { show_section_ids: ['b'] })]) }
const range = (sections: ReturnType<typeof section>[], more = {}) => minutesRange(survey(sections, more), visible)
const [two, ten] = [8, 40]

describe('minutesRange', () => {
  it('is one number where nothing can be hidden, of at least a minute', () => {
    expect(range([lines('a', ten)])).toEqual({ minutes: 10, minutes_range: [10, 10] })
    expect(range([lines('a', 1)])).toEqual({ minutes: 1, minutes_range: [1, 1] })
  })

  it('is that of those who see the fewest questions and of those who see all, around what the page of the survey says', () => {
    const branched = [section('a', [question('q', choosing)]), lines('b', ten)]
    expect(range(branched)).toEqual({ minutes: 5, minutes_range: [1, 10] })
    expect(lengthOf(survey(branched), visible).minutes).toBe(5)
  })

  it.each([
    [1, { minutes: 6, minutes_range: [2, 10] }],
    [2, { minutes: 16, minutes_range: [12, 20] }],
    [3, { minutes: 22, minutes_range: [22, 22] }],
  ])('counts of a pool of three sections the %d that are drawn: the shortest and the longest', (show, expected) => {
    const sections = [lines('a', ten, { pool: 'p' }), lines('b', two, { pool: 'p' }), lines('c', ten, { pool: 'p' })]
    expect(range(sections, { pools: [{ id: 'p', show, shuffle: false }] })).toEqual(expected)
  })

  it.each(['gone', 'constructor'])('counts a section whole whose pool does not exist: %s', (pool) => {
    expect(range([lines('a', ten, { pool })])).toEqual({ minutes: 10, minutes_range: [10, 10] })
  })
})
