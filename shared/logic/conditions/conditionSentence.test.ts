import { choice, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import type { ClauseFields } from '../../branching/surveyFields.ts'
import { clauseSentence, clauseSentences, conditionSentence } from './conditionSentence.ts'

const choices = [choice('d', { label: 'Daily', label_ko: '매일' }), choice('w', { label: 'Weekly', label_ko: '매주', aliases: ['weekly'] })]
const rows = [{ id: 'tv', label: 'TV', label_ko: '텔레비전' }]
const asked = [
  question('often', { type: 'single_choice', title: 'How often', title_ko: '이용 빈도', choices }),
  question('some', { type: 'multi_select', title: 'Times', title_ko: '때', choices }),
  question('rank', { type: 'ranking', title: 'Rank', title_ko: '순위', choices }),
  question('grid', { type: 'matrix', title: 'Media', title_ko: '매체', choices, rows }),
  question('mood', {
    type: 'scale',
    title: 'Mood',
    title_ko: '기분',
    scale: { from: 1, to: 2, labels: [{ label: 'Bad', label_ko: '나쁨' }], na_label: 'None', na_label_ko: '없음' },
  }),
  question('age', {
    type: 'number',
    title: 'Age',
    title_ko: '나이',
    number: { min: null, max: null, decimals: 0, unit: '', unit_ko: '세', unit_before: false },
  }),
  question('day', { type: 'date', title: 'Day', title_ko: '날짜', date: { precision: 'day', min: null, max: null } }),
  question('text', { title: 'A title that is so long that nobody wants to read all of it in a sentence' }),
]
const given = survey([section('s1', asked), section('s2')])
const place = { kind: 'section', id: 's2' } as const

describe('clauseSentence', () => {
  it.each<[ClauseFields, string, string]>([
    [{ question_id: 'often', op: 'any_of', values: ['d'] }, '1.1 How often is Daily', '1.1 이용 빈도: 매일'],
    [
      { question_id: 'often', op: 'any_of', values: ['d', 'gone', 'weekly', 'w'] },
      '1.1 How often is one of Daily, Weekly',
      '1.1 이용 빈도: 매일, 매주 중 하나',
    ],
    [{ question_id: 'often', op: 'none_of', values: ['d'] }, '1.1 How often is not Daily', '1.1 이용 빈도: 매일 아님'],
    [
      { question_id: 'often', op: 'none_of', values: ['d', 'w'] },
      '1.1 How often is none of Daily, Weekly',
      '1.1 이용 빈도: 매일, 매주 중에 없음',
    ],
    [{ question_id: 'some', op: 'any_of', values: ['d'] }, '1.2 Times includes Daily', '1.2 때: 매일 선택'],
    [
      { question_id: 'some', op: 'none_of', values: ['d', 'w'] },
      '1.2 Times includes none of Daily, Weekly',
      '1.2 때: 매일, 매주 중 아무것도 선택 안 함',
    ],
    [{ question_id: 'rank', op: 'any_of', values: ['d'] }, '1.3 Rank (1st place) is Daily', '1.3 순위(1순위): 매일'],
    [
      { question_id: 'grid', op: 'any_of', values: ['d', 'w'] },
      '1.4 Media includes one of Daily, Weekly',
      '1.4 매체: 매일, 매주 중 하나라도 선택',
    ],
    [{ question_id: 'grid', row: 'tv', op: 'any_of', values: ['d'] }, '1.4 Media: TV is Daily', '1.4 매체: 텔레비전: 매일'],
    [{ question_id: 'mood', op: 'any_of', values: ['1', 'na'] }, '1.5 Mood is one of 1 (Bad), None', '1.5 기분: 1(나쁨), 없음 중 하나'],
    [{ question_id: 'mood', op: 'between', from: 1 }, '1.5 Mood is at least 1 (Bad)', '1.5 기분: 1(나쁨) 이상'],
    [{ question_id: 'age', op: 'between', from: 18, to: 29 }, '1.6 Age is between 18세 and 29세', '1.6 나이: 18세~29세 사이'],
    [{ question_id: 'age', op: 'between', to: 29 }, '1.6 Age is at most 29세', '1.6 나이: 29세 이하'],
    [{ question_id: 'age', op: 'outside', from: 18, to: 29 }, '1.6 Age is not between 18세 and 29세', '1.6 나이: 18세~29세 밖'],
    [{ question_id: 'age', op: 'outside', from: 18 }, '1.6 Age is less than 18세', '1.6 나이: 18세 미만'],
    [{ question_id: 'age', op: 'outside', to: 29 }, '1.6 Age is more than 29세', '1.6 나이: 29세 초과'],
    [
      { question_id: 'day', op: 'between', from: '2026-11-24' },
      '1.7 Day is on or after November 24, 2026',
      '1.7 날짜: 2026년 11월 24일부터',
    ],
    [
      { question_id: 'day', op: 'between', to: '2026-11-24' },
      '1.7 Day is on or before November 24, 2026',
      '1.7 날짜: 2026년 11월 24일까지',
    ],
    [{ question_id: 'day', op: 'outside', from: '2026-11-24' }, '1.7 Day is before November 24, 2026', '1.7 날짜: 2026년 11월 24일 전'],
    [{ question_id: 'day', op: 'outside', to: '2026-11-24' }, '1.7 Day is after November 24, 2026', '1.7 날짜: 2026년 11월 24일 후'],
    [{ question_id: 'age', op: 'answered' }, '1.6 Age is answered', '1.6 나이: 답함'],
    [{ question_id: 'age', op: 'unanswered' }, '1.6 Age is not answered', '1.6 나이: 답하지 않음'],
    [
      { question_id: 'text', op: 'answered' },
      '1.8 A title that is so long that nobody wants to read all of it… is answered',
      '1.8 A title that is so long that nobody wants to read all of it…: 답함',
    ],
  ])('of %j is "%s" and "%s"', (clause, en, ko) => {
    expect(clauseSentence(given, place, clause, 'en')).toEqual({ text: en })
    expect(clauseSentence(given, place, clause, 'ko')).toEqual({ text: ko })
  })

  it.each<[ClauseFields, string, string]>([
    [{ question_id: 'gone', op: 'any_of', values: ['d'] }, '(deleted question) is d', '(삭제된 문항): d'],
    [{ op: 'answered' }, '(no question) is answered', '(문항 없음): 답함'],
    [{ field: 'pid', op: 'any_of', values: ['x'] }, 'link field pid is x', '링크 변수 pid: x'],
    [{ question_id: 'often', op: 'any_of', values: ['gone'] }, '1.1 How often is gone', '1.1 이용 빈도: gone'],
    [{ question_id: 'often', op: 'any_of', values: [] }, '1.1 How often is …', '1.1 이용 빈도: …'],
    [{ question_id: 'mood', op: 'any_of', values: ['x'] }, '1.5 Mood is x', '1.5 기분: x'],
    [{ question_id: 'grid', row: 'gone', op: 'answered' }, '1.4 Media: gone is answered', '1.4 매체: gone: 답함'],
    [{ question_id: 'age', op: 'between' }, '1.6 Age is …', '1.6 나이: …'],
    [
      { question_id: 'text', op: 'outside', from: '2' },
      expect.stringContaining('is before 2') as string,
      expect.stringContaining('2 전') as string,
    ],
  ])('that cannot be judged, %j, says all that it has', (clause, en, ko) => {
    expect(clauseSentence(given, place, clause, 'en')).toEqual({ text: en, problem: expect.anything() as unknown })
    expect(clauseSentence(given, place, clause, 'ko').text).toEqual(ko)
  })
})

const age: ClauseFields = { question_id: 'age', op: 'answered' }
const day: ClauseFields = { question_id: 'day', op: 'answered' }
const gone: ClauseFields = { question_id: 'gone', op: 'answered' }

describe('conditionSentence', () => {
  it('joins the clauses by "all" or "any", and leaves out those that cannot be evaluated', () => {
    const both = [age, gone, day]
    expect(conditionSentence(given, place, { clauses: both }, 'en')).toBe('all of: 1.6 Age is answered; 1.7 Day is answered')
    expect(conditionSentence(given, place, { match: 'any', clauses: both }, 'ko')).toBe('하나라도: 1.6 나이: 답함; 1.7 날짜: 답함')
    expect(conditionSentence(given, place, { match: 'any', clauses: [gone, day] }, 'en')).toBe('1.7 Day is answered')
  })

  it('is blank for a value that is not a condition', () => {
    expect([undefined, null, { clauses: [] }, { clauses: [gone] }].map((none) => conditionSentence(given, place, none, 'en'))).toEqual(
      Array(4).fill(''),
    )
  })
})

describe('clauseSentences', () => {
  it('lists the clauses in order, with the problem of each that is ignored', () => {
    const clauses = [gone, ...Array.from({ length: 10 }, () => age)]
    const said = clauseSentences(given, place, { clauses }, 'en')
    expect(said).toHaveLength(10)
    expect(said.slice(0, 2)).toEqual([
      { text: '(deleted question) is answered', problem: { code: 'unknown_question', question_id: 'gone' } },
      { text: '1.6 Age is answered' },
    ])
  })
})

it('names what the title of a question quotes by number and fallback', () => {
  const quoting = survey([section('one', [question('a'), question('b', { title: 'Why {{a|it}}?' })]), section('s2')])
  const condition = { match: 'all' as const, clauses: [{ question_id: 'b', op: 'answered' as const }] }
  expect(conditionSentence(quoting, place, condition, 'en')).toBe('1.2 Why ‹1.1: it›? is answered')
})
