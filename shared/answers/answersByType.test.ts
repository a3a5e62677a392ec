import { choice, question, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { anyNumber } from '../kinds/number/numberOf.ts'
import { anyScale } from '../kinds/scale/scaleOf.ts'
import type { Answer } from '../responses/response.ts'
import type { Question } from '../survey/survey.ts'
import { checkAnswers } from './checkAnswers.ts'

type Asked = Partial<Question>
type Given = { value: unknown; text?: unknown }

const answer = (given: Given) => ({ question_id: 'q', ...given })
/** What comes of an answer to a question `q` on November 24, 2026: it as it is kept, undefined for none, or its issues. `before`: the stored one. */
function judged(asked: Asked, given: Given, before?: Given) {
  const stored = before ? [answer(before) as Answer] : []
  const { kept, problems } = checkAnswers(survey([section('s', [question('q', asked)])]), [answer(given)], { stored, today: '2026-11-24' })
  return problems.length > 0 ? problems.map(({ code }) => code).join() : kept[0]
}
const code = (asked: Asked, value: unknown, before?: unknown) => {
  const said = judged(asked, { value }, before === undefined ? undefined : { value: before })
  return typeof said === 'object' ? 'kept' : said
}

const abcd = ['a', 'b', 'c', 'd'].map((value) => choice(value))
const alone = [choice('none', { exclusive: true }), choice('unknown', { no_answer: true })]
const number: Asked = { type: 'number', number: { ...anyNumber, min: -5, max: 1e11, decimals: 2 } }
const date: Asked = { type: 'date' }
const scale: Asked = { type: 'scale' }
const nps: Asked = { type: 'scale', scale: { ...anyScale, from: 0, to: 10, na_label_ko: '해당 없음' } }
const several: Asked = { type: 'multi_select', choices: [...abcd, ...alone] }
const bounded: Asked = { ...several, min_choices: 2, max_choices: 3 }
const ranking: Asked = { type: 'ranking', choices: abcd.slice(0, 3) }
const short: Asked = { type: 'short_text' }
const worded: Asked = { type: 'single_choice', choices: [choice('a'), choice('other', { text_entry: true })] }
const day = (bounds: Partial<NonNullable<Question['date']>>): Asked => ({
  ...date,
  date: { precision: 'day', min: null, max: null, ...bounds },
})

describe('an answer', () => {
  it.each<[string, unknown, string, Asked]>([
    ['number', 12.34, 'kept', number],
    ['number', true, 'answer.invalid', number],
    ['number', { value: 1 }, 'answer.invalid', number],
    ['number', -5.01, 'answer.too_small', number],
    ['number', 1e11 + 1, 'answer.too_large', number],
    ['number', 0.125, 'answer.too_many_decimals', number],
    ['scale', 0, 'kept', nps],
    ['scale', 10, 'kept', nps],
    ['scale', 'na', 'kept', nps],
    ['scale', '3', 'answer.invalid', scale],
    ['scale', 'NA', 'answer.invalid', scale],
    ['scale', [3], 'answer.invalid', scale],
    ['scale', 0, 'answer.not_on_the_scale', scale],
    ['scale', 6, 'answer.not_on_the_scale', scale],
    ['scale', 3.5, 'answer.not_on_the_scale', scale],
    ['scale', 'na', 'answer.not_on_the_scale', scale],
    ['date', '2026-02-30', 'answer.no_such_date', date],
    ['date', '2026-02', 'answer.no_such_date', date],
    ['date', 20_260_202, 'answer.invalid', date],
    ['date', '2026-02-02', 'answer.no_such_date', day({ precision: 'month' })],
    ['date', '2026-02-01', 'answer.too_early', day({ min: '2026-02-02' })],
    ['date', '2026-11-25', 'kept', day({ max: 'today' })],
    ['date', '2026-11-26', 'answer.too_late', day({ max: 'today' })],
    ['text', 'no address', 'answer.email', { ...short, format: 'email' }],
    ['text', 'ftp://example.org', 'answer.url', { ...short, format: 'url' }],
    ['text', 'call me', 'answer.phone', { ...short, format: 'phone' }],
    ['text', 'ab', 'answer.too_short', { type: 'long_text', min_length: 3 }],
    ['text', 'abcd', 'too_long', { ...short, max_length: 3 }],
    ['choice', 'none', 'kept', { ...several, type: 'single_choice', min_choices: 2 }],
    ['list', ['none'], 'kept', several],
    ['list', ['unknown'], 'kept', several],
    ['list', ['a', 'none'], 'answer.exclusive', several],
    ['list', ['unknown', 'b'], 'answer.exclusive', several],
    ['list', ['none', 'unknown'], 'answer.exclusive', several],
    ['list', ['a'], 'answer.too_few', bounded],
    ['list', ['a', 'b', 'c'], 'kept', bounded],
    ['list', ['a', 'b', 'c', 'd'], 'answer.too_many', bounded],
    ['list', ['none'], 'kept', bounded],
    ['list', ['unknown'], 'kept', bounded],
    ['ranking', ['c', 'a', 'b'], 'kept', ranking],
    ['ranking', 'a', 'answer.invalid', ranking],
    ['ranking', [1, 2, 3], 'answer.invalid', ranking],
    ['ranking', ['a', 'b', 'x'], 'answer.unknown_choice', ranking],
    ['ranking', ['a', 'b', 'a'], 'answer.repeated', ranking],
    ['ranking', ['a', 'b'], 'answer.too_few', ranking],
    ['ranking', ['a'], 'answer.too_few', { ...ranking, max_choices: 2 }],
    ['ranking', ['a', 'b', 'c'], 'answer.too_many', { ...ranking, max_choices: 2 }],
    ['ranking', ['a'], 'answer.too_few', { ...ranking, min_choices: 2 }],
    ['ranking', ['a', 'b'], 'kept', { ...ranking, min_choices: 2 }],
    ['ranking', ['a', 'b', 'c'], 'kept', { ...ranking, min_choices: 2 }],
  ])('to a question for a %s, %j, is %s', (_, value, said, asked) => expect(code(asked, value)).toBe(said))

  it.each<[string, Asked, unknown[], string]>([
    ['number', number, ['', '  ', null, []], 'answers.0.value'],
    ['scale', scale, ['', null, []], 'answers.0.value'],
    ['date', date, ['', ' '], 'answers.0.value'],
    ['ranking', ranking, [[], null], 'answers.0.value'],
    ['list', bounded, [[]], 'answers'],
    ['text', { ...short, min_length: 3, format: 'email' }, [' '], 'answers'],
  ])('to a question for a %s may be blank, or is asked for, where that is required', (_, asked, blanks, path) => {
    for (const value of blanks) {
      expect(judged(asked, { value })).toBeUndefined()
      const required = survey([section('s', [question('q', { ...asked, required: true })])])
      expect(checkAnswers(required, [answer({ value })]).problems).toMatchObject([{ path, code: 'answer.required' }])
    }
  })

  it.each<[string, Asked, unknown, unknown, string]>([
    ['number', number, -7, -8, 'answer.too_small'],
    ['scale', scale, 7, 6, 'answer.not_on_the_scale'],
    ['scale', scale, 'na', 0, 'answer.not_on_the_scale'],
    ['date', day({ min: '2026-01-01' }), '2020-01-02', '2020-01-03', 'answer.too_early'],
    ['text', { ...short, format: 'email', max_length: 5 }, 'anything', 'anything else', 'answer.email'],
    ['list', bounded, ['a'], ['b'], 'answer.too_few'],
    ['list', several, ['a', 'none'], ['none', 'a'], 'answer.exclusive'],
    ['ranking', ranking, ['a', 'b'], ['b', 'a'], 'answer.too_few'],
  ])('to a question for a %s stays as it was when that asks for something else, until it changes', (_, asked, stored, changed, said) => {
    expect([code(asked, stored, stored), code(asked, changed, stored)]).toEqual(['kept', said])
  })

  it.each<[string, Given, Asked]>([
    ['The answer to question q is smaller than -5.', { value: -6 }, number],
    ['The answer to question q has more than 2 decimals.', { value: 0.125 }, number],
    ['The answer to question q is not on its scale.', { value: 11 }, scale],
    ['The answer to question q is after 2026-02-02.', { value: '2026-02-03' }, day({ max: '2026-02-02' })],
    ['The answer to question q has fewer than 2 choices.', { value: ['a'] }, bounded],
    ['The answer to question q has more than 3 choices.', { value: ['a', 'b', 'c', 'd'] }, bounded],
    ['The answer to question q has a choice beside one that is chosen alone.', { value: ['a', 'none'] }, several],
    ['The text of the answer to question q is missing.', { value: 'other' }, { ...worded, required: true }],
    ['The text of the answer to question q is longer than 500 characters.', { value: 'other', text: 'x'.repeat(501) }, worded],
    ['The text of the answer to question q is no text.', { value: 'other', text: 7 }, worded],
  ])('is refused with the reason: %s', (message, given, asked) => {
    expect(checkAnswers(survey([section('s', [question('q', asked)])]), [answer(given)]).problems).toMatchObject([{ message }])
  })

  it.each<[Asked, string, string]>([
    [date, ' 2020-01-02 ', '2020-01-02'],
    [{ ...short, format: 'url' }, ' example.org ', 'https://example.org'],
  ])('is stored as its type has it: %j, %j', (asked, value, kept) => expect(judged(asked, { value })).toEqual(answer({ value: kept })))
})

describe('an answer to a matrix', () => {
  const rows = ['a', '__proto__', 'constructor'].map((id) => ({ id, label: id, label_ko: '' }))
  const matrix: Asked = { type: 'matrix', rows, choices: ['Good', 'Bad', '__proto__'].map((value) => choice(value)) }
  const check = (value: string, asked: Asked = matrix) =>
    checkAnswers(survey([section('s', [question('q', asked)])]), [answer({ value: JSON.parse(value) })])
  const required = { ...matrix, required: true }

  it.each([
    ['{"constructor":"Bad","a":"__proto__"}', '{"a":"__proto__","constructor":"Bad"}'],
    ['{"__proto__":"Good"}', '{"__proto__":"Good"}'],
    ['{"a":"Good","gone":"Good","constructor":"","__proto__":null}', '{"a":"Good"}'],
  ])('%s is kept as %s', (given, kept) => expect(JSON.stringify(check(given).kept[0]!.value)).toBe(kept))

  it.each(['{}', '""', 'null', '[]', '{"a":""}', '{"a":null,"gone":"Good"}', '{"toString":"Good"}'])('is none that is %s', (value) => {
    expect(check(value)).toMatchObject({ kept: [], problems: [] })
    expect(check(value, required).problems.map(({ path, code: said, row }) => [path, said, row])).toEqual(
      rows.map(({ id }) => ['answers.0.value', 'answer.required', id]),
    )
  })

  it.each(['["a"]', '"a"', '7', 'true'])('is refused as %s, without a row', (value) => {
    expect(check(value).problems).toMatchObject([{ code: 'answer.invalid' }])
    expect(check(value).problems[0]).not.toHaveProperty('row')
  })

  it('has an issue for each row that is wrong, in the order of the rows', () => {
    expect(check('{"constructor":["Good"],"a":"Fine"}', required).problems.map(({ code: said, row }) => [said, row])).toEqual([
      ['answer.unknown_choice', 'a'],
      ['answer.required', '__proto__'],
      ['answer.invalid', 'constructor'],
    ])
  })
})

describe('the text of an answer', () => {
  const long = 'x'.repeat(501)

  it.each([
    ['  two \r\n\n lines ', 'two   lines'],
    ['a\u2028\u0085b', 'a b'],
    [` ${'x'.repeat(500)}\n`, 'x'.repeat(500)],
  ])('is one line without blanks around it: %j', (text, kept) =>
    expect(judged(worded, { value: 'other', text })).toEqual(answer({ value: 'other', text: kept })),
  )

  it.each(['', ' \n ', '\u0000 \u0007', null, undefined])('is absent that is %j', (text) =>
    expect(judged(worded, { value: 'other', text })).toEqual(answer({ value: 'other' })),
  )

  it.each(['stray', 7, long, { deep: [] }])('is dropped where no chosen choice takes one: %j', (text) =>
    expect(judged({ ...worded, required: true }, { value: 'a', text })).toEqual(answer({ value: 'a' })),
  )

  it.each<[Asked, unknown, string]>([
    [{ required: true }, '', 'answer.text_required'],
    [{ required: true }, ' \n', 'answer.text_required'],
    [{ required: true }, undefined, 'answer.text_required'],
    [{}, long, 'too_long'],
    [{}, 7, 'answer.invalid'],
    [{}, ['x'], 'answer.invalid'],
  ])('of a question with %j is refused that is %j: %s', (asked, text, said) => {
    expect(judged({ ...worded, ...asked }, { value: 'other', text })).toBe(said)
    expect(judged({ ...worded, ...asked, type: 'multi_select' }, { value: ['other'], text })).toBe(said)
  })

  it('is that of the stored answer where it is not sent, while its choice stays chosen', () => {
    const asked: Asked = { ...worded, required: true }
    const stored = { value: 'other', text: 'A parrot' }
    expect(judged(asked, { value: 'other' }, stored)).toEqual(answer(stored))
    expect(judged(asked, { value: 'other', text: '' }, stored)).toBe('answer.text_required')
    expect(judged(worded, { value: 'other', text: '' }, stored)).toEqual(answer({ value: 'other' }))
    expect(judged(asked, { value: 'other' }, { value: 'a', text: 'A parrot' })).toBe('answer.text_required')
  })
})
