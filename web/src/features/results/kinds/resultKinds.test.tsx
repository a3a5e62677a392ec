import type { Question } from '#shared/survey/survey.ts'
import { choice, question } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { t } from '../../../lib/language/i18n.ts'
import type { Counts } from '../data/numberQuestions.ts'
import { sentenceOf } from './resultKinds.ts'

beforeAll(loadAllTexts)

const said = (asked: Partial<Question>, counts: Partial<Counts>, of: 'shown' | 'answered' = 'answered') => {
  const whole = question('q', { choices: ['Never', 'Rarely', 'Often', 'Always'].map((value) => choice(value)), ...asked })
  return sentenceOf(
    t,
    {
      id: 'q',
      number: '1.1',
      question: whole,
      rows: whole.rows ?? [],
      counts: { id: 'q', type: whole.type, shown: 100, answered: 80, ...counts },
    },
    of,
  )
}
const counted = (...counts: number[]) => ({
  choices: ['Never', 'Rarely', 'Often', 'Always'].map((value, at) => ({ value, count: counts[at]! })),
})
const points = (...counts: number[]) => ({ choices: counts.map((count, at) => ({ value: `${at + 1}`, count })) })

describe('the sentence of a question', () => {
  it.each([
    ['the most frequent answer', { type: 'single_choice' }, counted(8, 16, 47, 9), '59% (47 of 80) chose “Often”.'],
    ['equal answers', { type: 'single_choice' }, counted(30, 10, 30, 10), 'Equally many chose “Never” and “Often”: 38% (30 of 80) each.'],
    ['the most frequent of several', { type: 'multi_select' }, counted(60, 20, 40, 5), '75% (60 of 80) chose “Never”.'],
    [
      'the two ends of choices in order',
      { type: 'single_choice', ordered: true },
      counted(8, 16, 47, 9),
      '70% (56 of 80) chose “Often” or “Always”, 30% (24 of 80) chose “Never” or “Rarely”.',
    ],
    [
      'the two ends of a scale, and its mean',
      { type: 'scale' },
      { ...points(4, 4, 24, 40, 8), mean: 3.55 },
      '60% (48 of 80) chose “4” or “5”, 10% (8 of 80) chose “1” or “2”. The mean is 3.6.',
    ],
    [
      'the best mean rank',
      { type: 'ranking' },
      {
        choices: [
          { value: 'Never', count: 80, mean_rank: 2.4 },
          { value: 'Often', count: 80, mean_rank: 1.25 },
        ],
      },
      '“Often” ranks highest, with a mean rank of 1.3.',
    ],
    [
      'the median',
      { type: 'number' },
      { numbers: { n: 80, mean: 4, q1: 2, median: 3, q3: 6, bins: [], exact: true } },
      'The median is 3. Half of the 80 answers are from 2 to 6.',
    ],
    [
      'the most frequent month',
      { type: 'date' },
      {
        dates: [
          { value: '2026-10', count: 20 },
          { value: '2026-11', count: 60 },
        ],
      },
      'Most frequent: November 2026, 75% (60 of 80).',
    ],
    ['how many wrote', { type: 'long_text' }, {}, '80% (80 of 100) wrote an answer.'],
    ['how many sent files', { type: 'file_upload' }, {}, '80% (80 of 100) sent a file.'],
  ] as const)('has the sentence for %s', (_, asked, counts, expected) => {
    expect(said(asked as Partial<Question>, counts as Partial<Counts>)).toBe(expected)
  })

  it.each([
    [true, 'Highest in the row “Radio”: 75% (60 of 80) chose “Often” or “Always”.'],
    [undefined, 'Highest in the row “Press”: 50% (40 of 80) chose “Never”.'],
  ] as const)('names the highest row of a matrix, ordered: %s', (ordered, expected) => {
    const rows = ['Press', 'Radio'].map((label) => ({ id: label, label, label_ko: '' }))
    const rowCounts = [
      { id: 'Press', answered: 80, ...counted(40, 20, 10, 10) },
      { id: 'Radio', answered: 80, ...counted(5, 15, 30, 30) },
    ]
    expect(said({ type: 'matrix', rows, ...(ordered && { ordered }) }, { rows: rowCounts })).toBe(expected)
  })

  it('takes shares of the base that is chosen', () => {
    expect(said({ type: 'single_choice' }, counted(10, 10, 50, 10), 'shown')).toBe('50% (50 of 100) chose “Often”.')
  })

  it('says that no one answered, and nothing if no answer leads', () => {
    expect(said({ type: 'single_choice' }, { answered: 0 })).toBe('No one answered.')
    expect(said({ type: 'single_choice' }, counted(20, 20, 20, 20))).toBeNull()
  })
})
