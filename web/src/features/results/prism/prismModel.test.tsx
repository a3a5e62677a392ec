import type { Counts } from '../data/numberQuestions.ts'
import { numberQuestions } from '../data/numberQuestions.ts'
import type { Clause } from '#shared/survey/condition.ts'
import type { Question } from '#shared/survey/survey.ts'
import { buildResults } from '../../../../../test/support/fixtures/buildResults.ts'
import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { t } from '../../../lib/language/i18n.ts'
import { prismModel } from './prismModel.ts'

beforeAll(loadAllTexts)

const answered: Clause = { question_id: 'asked', op: 'answered' }

/** The model of a survey whose second section shows if the question is answered. */
function modelOf(asked: Partial<Question>, counts: Partial<Counts>, clause: Partial<Clause> = {}) {
  const of = survey([
    section('one', [question('asked', { title: 'Asked?', ...asked })]),
    section('two', [], { show_if: { match: 'all', clauses: [{ ...answered, ...clause }] } }),
  ])
  const results = buildResults({
    questions: [{ id: 'asked', type: asked.type ?? 'short_text', shown: 200, answered: 200, ...counts }],
  })
  const { sections } = numberQuestions(of, results)
  return prismModel(t, { survey: of, sections, results, of: 'shown', countsScreened: false })
}
const branchesOf = (...given: Parameters<typeof modelOf>) =>
  modelOf(...given)
    .parts.flatMap(({ splits }) => splits)
    .map(({ branches }) => branches.map(({ label, count, size }) => `${label}: ${count}, ${size}`))

const choices = ['one', 'two', 'three'].map((value) => choice(value, { label: value }))
const counted = (...counts: number[]) => counts.map((count, at) => ({ value: choices[at]!.value, count }))

describe('the branches of a question that decides', () => {
  it('are its choices, no answer and not asked, and sum to all responses', () => {
    const type = 'single_choice'
    expect(branchesOf({ type, choices }, { type, shown: 150, answered: 120, choices: counted(100, 20, 0) })).toEqual([
      ['one: 100, 100', 'two: 20, 20', 'three: 0, 0', 'No answer: 30, 30', 'Not asked: 50, 50'],
    ])
  })

  it('are as wide as their share of the answers where several are possible', () => {
    const type = 'multi_select'
    const [split] = modelOf({ type, choices }, { type, answered: 180, choices: counted(120, 120, 120) }).parts[0]!.splits
    expect(split!.isSeveral).toBe(true)
    expect(split!.branches.map(({ count, size }) => [count, size])).toEqual([
      [120, 60],
      [120, 60],
      [120, 60],
      [20, 20],
    ])
  })

  it('are answered or not for a text, also where it was not shown', () => {
    expect(branchesOf({}, { answered: 150 })).toEqual([['Answered: 150, 150', 'No answer: 50, 50']])
    expect(branchesOf({}, { shown: 0, answered: 0 })).toEqual([['Answered: 0, 0', 'Not asked: 200, 200']])
  })

  it('are the ranges of numbers, with those that are not counted separately', () => {
    const numbers = { n: 190, mean: 1, q1: 1, median: 1, q3: 1, exact: true, more: 10, bins: [0, 1].map((from) => ({ from, to: from, count: 95 })) } // oxfmt-ignore
    expect(branchesOf({ type: 'number' }, { type: 'number', numbers })).toEqual([['0: 95, 95', '1: 95, 95', 'Other answers: 10, 10']])
  })

  it('are the first places of a ranking', () => {
    const type = 'ranking'
    const ranks = [120, 80, 0].map((first, at) => ({ value: choices[at]!.value, count: 200, ranks: [first, 200 - first] }))
    expect(branchesOf({ type, choices }, { type, choices: ranks })).toEqual([['one: 120, 120', 'two: 80, 80', 'three: 0, 0']])
  })

  it('are those of each row that a condition names, else of all rows', () => {
    const type = 'matrix'
    const rows = ['tv', 'web'].map((id) => ({ id, label: id, label_ko: '' }))
    const counts = rows.map(({ id }, at) => ({ id, answered: 200, choices: counted(150 - 100 * at, 50 + 100 * at) }))
    expect(branchesOf({ type, choices, rows }, { type, rows: counts }, { row: 'web', op: 'any_of', values: ['one'] })).toEqual([
      ['one: 50, 50', 'two: 150, 150', 'three: 0, 0'],
    ])
    expect(branchesOf({ type, choices, rows }, { type, rows: counts })).toEqual([['one: 200, 100', 'two: 200, 100', 'three: 0, 0']])
  })

  it('are twelve at most and the rest together', () => {
    const type = 'single_choice'
    const many = Array.from({ length: 17 }, (_, at) => choice(`c${at}`, { label: `c${at}` }))
    const counts = many.map(({ value }, at) => ({ value, count: at === 0 ? 0 : at + 1 }))
    const [split] = modelOf({ type, choices: many }, { type, answered: 152, choices: counts }).parts[0]!.splits
    expect(split!.branches.map(({ label }) => label)).toEqual([...many.slice(5).map(({ label }) => label), 'and 5 more', 'No answer'])
    const rest = split!.branches.at(-2)!
    expect(rest).toMatchObject({ count: 0 + 2 + 3 + 4 + 5, size: 14, names: ['c0', 'c1', 'c2', 'c3', 'c4'] })
    expect(split!.branches.reduce((sum, { size }) => sum + size, 0)).toBe(200)
    expect(split!.all).toHaveLength(18)
  })
})

it('has no splits where no question decides', () => {
  const of = survey([section('one', [question('asked')])])
  const results = buildResults({ sections: [{ id: 'one', shown: 200 }], questions: [], screened: 5 })
  const given = { survey: of, ...numberQuestions(of, results), results, of: 'shown' as const, countsScreened: false }
  expect(prismModel(t, given)).toMatchObject({ total: 200, lost: 5, lostAfter: -1, endings: [], parts: [{ shown: 200, splits: [] }] })
  expect(prismModel(t, { ...given, countsScreened: true }).lost).toBe(0)
})
