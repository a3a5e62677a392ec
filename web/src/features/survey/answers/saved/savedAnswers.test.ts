import { type AnswerValue, type QuestionType, questionTypeNames } from '#shared/kinds/kinds.ts'
import { isOtherType } from '#shared/kinds/isFormer.ts'
import type { FormerQuestion } from '#shared/responses/response.ts'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { savedAnswers } from './savedAnswers.ts'

const choices = [choice('a', { label: 'First', label_ko: '첫째' }), choice('b', { label: 'Second', label_ko: '둘째' })]
const rows = [{ id: 'r', label: 'Row', label_ko: '행' }]
const labels = [
  { label: 'Bad', label_ko: '나쁨' },
  { label: 'Good', label_ko: '좋음' },
]
const fields = {
  choices,
  rows,
  number: { min: null, max: null, decimals: 0, unit: 'km', unit_ko: '킬로', unit_before: false },
  scale: { from: 1, to: 2, labels, na_label: 'Unsure', na_label_ko: '모름' },
}
const given: Partial<Record<QuestionType, AnswerValue>> = {
  short_text: 'Hello',
  long_text: 'Hello',
  rich_text: '<p>Hello</p>',
  single_choice: 'b',
  multi_select: ['a', 'b'],
  file_upload: { id: 'f', name: 'note.txt', size: 1, type: 'text/plain', url: '/api/files/f' },
  number: 4,
  date: '2026-11-24',
  scale: 2,
  matrix: { r: 'b' },
  ranking: ['b', 'a'],
}
/** Their words in each language. */
const words: Partial<Record<QuestionType, [string, string]>> = {
  short_text: ['Hello', 'Hello'],
  long_text: ['Hello', 'Hello'],
  rich_text: ['Hello', 'Hello'],
  single_choice: ['Second', '둘째'],
  multi_select: ['First, Second', '첫째, 둘째'],
  file_upload: ['note.txt', 'note.txt'],
  number: ['4 km', '4킬로'],
  date: ['November 24, 2026', '2026년 11월 24일'],
  scale: ['2 of 2 (Good)', '2점 중 2점(좋음)'],
  matrix: ['Row: Second', '행: 둘째'],
  ranking: ['Second, First', '둘째, 첫째'],
}
/** The answers that the control of another type shows, and whether it shows all of each. */
const carried: Partial<Record<string, [value: AnswerValue, isWhole: boolean]>> = {
  'single_choice multi_select': [['b'], true],
  'single_choice ranking': [['b'], true],
  'multi_select single_choice': ['a', false],
  'multi_select ranking': [['a'], false],
  'ranking single_choice': ['b', false],
  'ranking multi_select': [['b', 'a'], true],
}

/** A question with an answer from when its type was `then`. */
function saved(then: QuestionType, now: QuestionType, value = given[then]!) {
  const before = question('q', { type: then, ...fields })
  const present = survey([section('s', [question('q', { type: now, ...fields })])])
  const former = isOtherType(then, now) ? { former: [before as FormerQuestion] } : {}
  return savedAnswers(present, { answers: [{ question_id: 'q', value }], ...former })
}

const changes = questionTypeNames.flatMap((then) =>
  questionTypeNames.filter((now) => isOtherType(then, now) && then !== 'note').map((now) => [then, now] as const),
)

describe('a saved answer to a former type', () => {
  it.each(changes)('of %s, now %s, is carried over where it fits, else said in both languages', (then, now) => {
    const { answers, former, entered, inWords } = saved(then, now)
    const [value, isWhole] = carried[`${then} ${now}`] ?? [undefined, false]
    expect(answers.size).toBe(0)
    expect(former.get('q')).toMatchObject({ value: given[then], question: { type: then } })
    expect(entered.get('q')).toEqual(value)
    const said = inWords.get('q')
    expect(said && [said('en'), said('ko')]).toEqual(isWhole ? undefined : words[then])
  })

  it('is detected by its shape if the reply has no information about it', () => {
    const present = survey([section('s', [question('q', { type: 'matrix', ...fields })])])
    const { answers, entered, inWords } = savedAnswers(present, { answers: [{ question_id: 'q', value: ['a', 'b'] }] })
    expect([answers.size, entered.size, inWords.get('q')?.('en')]).toEqual([0, 0, 'First, Second'])
  })
})

describe('a saved answer to one or several choices', () => {
  it('is converted to the other type', () => {
    expect(saved('single_choice', 'multi_select').entered.get('q')).toEqual(['b'])
    expect(saved('multi_select', 'single_choice', ['b']).entered.get('q')).toBe('b')
    expect(saved('multi_select', 'single_choice', ['b']).inWords.size).toBe(0)
  })

  it('is shown in words if only its first choice is converted', () => {
    const { answers, entered, inWords } = saved('multi_select', 'single_choice')
    expect([answers.get('q'), entered.get('q'), inWords.get('q')?.('ko')]).toEqual([['a', 'b'], 'a', '첫째, 둘째'])
  })
})
