import { choice, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { deepFrozen } from '../../test/support/branching/deepFrozen.ts'
import { anyNumber } from '../kinds/number/numberOf.ts'
import { checkAnswers } from './checkAnswers.ts'
import { limits } from '../limits.ts'
import type { QuestionType } from '../kinds/kinds.ts'
import type { Question } from '../survey/survey.ts'

const file = { id: 'f1', name: 'a.pdf', size: 12, type: 'application/pdf', url: '/api/files/f1' }
const choices = [choice('yes'), choice('no')]
/** A survey of one section with one question `q`, and the result of `checkAnswers` for one value. */
const one = (type: QuestionType, overrides: Partial<Question> = {}) =>
  survey([section('s', [question('q', { type, choices, ...overrides })])])
const checked = (type: QuestionType, value: unknown, overrides: Partial<Question> = {}) =>
  checkAnswers(one(type, overrides), [{ question_id: 'q', value }])

/** `gate` shows `more` with `m` and, required, `must` when it is answered yes. */
const gated = survey([
  section('start', [
    question('gate', { type: 'single_choice', choices, gateway: gateway([rule('yes', { show_section_ids: ['more'] })]) }),
    question('last'),
  ]),
  section('more', [question('m'), question('must', { required: true })]),
])

const answering = <V extends string | number>(value: V) => [{ question_id: 'q', value }]

describe('checkAnswers', () => {
  const good: [QuestionType, unknown][] = [
    ['short_text', 'a'],
    ['short_text', 'a'.repeat(limits.shortText)],
    ['long_text', 'a'.repeat(limits.longText)],
    ['rich_text', `<p>${'a'.repeat(limits.richText - 7)}</p>`],
    ['single_choice', 'yes'],
    ['multi_select', ['no', 'yes']],
    ['file_upload', file],
    ['file_upload', Array.from({ length: 10 }, () => file)],
    ['number', -12],
    ['number', 0],
  ]
  it.each(good)('keeps a good answer to a %s question', (type, value) => {
    expect(checked(type, value)).toEqual({ kept: [{ question_id: 'q', value }], problems: [] })
  })

  const unanswered: [QuestionType, unknown][] = [
    ...(['short_text', 'long_text', 'rich_text', 'single_choice', 'multi_select', 'file_upload'] as const).flatMap(
      (type): [QuestionType, unknown][] => [undefined, null, '', []].map((value) => [type, value]),
    ),
    ['short_text', '  '],
    ['rich_text', '<p><br></p>'],
  ]
  it.each(unanswered)('drops an answer to a %s question that is %j, and asks for it where it is required', (type, value) => {
    expect(checked(type, value)).toEqual({ kept: [], problems: [] })
    expect(checked(type, value, { required: true })).toEqual({
      kept: [],
      problems: [{ path: 'answers', question_id: 'q', code: 'answer.required', message: 'Question q needs an answer.' }],
    })
  })

  const refused: [string, QuestionType, unknown, code: string][] = [
    ['a number', 'short_text', 7, 'answer.invalid'],
    ['a list', 'long_text', ['a'], 'answer.invalid'],
    ['an object', 'rich_text', {}, 'answer.invalid'],
    ['a list', 'single_choice', ['yes'], 'answer.invalid'],
    ['a text', 'multi_select', 'yes', 'answer.invalid'],
    ['a list that holds no texts', 'multi_select', ['yes', 7], 'answer.invalid'],
    ['a text', 'file_upload', 'f1', 'answer.invalid'],
    ['an object without fields', 'file_upload', {}, 'answer.invalid'],
    ['a file whose size is a text', 'file_upload', { ...file, size: '12' }, 'answer.invalid'],
    ['a file whose size is negative', 'file_upload', { ...file, size: -1 }, 'answer.invalid'],
    ...(['id', 'name', 'type', 'url'] as const).map((field): [string, QuestionType, unknown, string] => [
      `a file without ${field}`,
      'file_upload',
      { ...file, [field]: undefined },
      'answer.invalid',
    ]),
    ['a list with something else than files', 'file_upload', [file, null], 'answer.invalid'],
    ['a text', 'number', '12', 'answer.invalid'],
    ['a list', 'number', [12], 'answer.invalid'],
    ['a fraction', 'number', 1.5, 'answer.too_many_decimals'],
    ['a trillion', 'number', 1e12, 'answer.too_large'],
    ['an endless number', 'number', -Infinity, 'answer.too_small'],
    ['eleven files', 'file_upload', Array.from({ length: 11 }, () => file), 'answer.invalid'],
    ['another value', 'single_choice', 'maybe', 'answer.unknown_choice'],
    ['the name of a property of objects', 'single_choice', 'constructor', 'answer.unknown_choice'],
    ['one other value among several', 'multi_select', ['yes', 'maybe'], 'answer.unknown_choice'],
    ['an empty text among the values', 'multi_select', [''], 'answer.unknown_choice'],
    ['a value twice', 'multi_select', ['yes', 'no', 'yes'], 'answer.repeated'],
    ['a character too many', 'short_text', 'a'.repeat(limits.shortText + 1), 'too_long'],
    ['a character too many', 'long_text', 'a'.repeat(limits.longText + 1), 'too_long'],
    ['a character too many', 'rich_text', `<p>${'a'.repeat(limits.richText - 6)}</p>`, 'too_long'],
  ]
  it.each(refused)('refuses %s for a %s question', (_, type, value, code) => {
    for (const required of [false, true]) {
      const { kept, problems } = checked(type, value, { required })
      expect(kept).toEqual([])
      expect(problems).toEqual([
        { path: 'answers.0.value', question_id: 'q', code, message: expect.stringMatching(/^The answer to question q .*\.$/) as string },
      ])
    }
  })

  it('refuses a rich text that is too long without searching it for something that shows', () => {
    expect(checked('rich_text', '<'.repeat(1_000_000)).problems).toMatchObject([{ code: 'too_long' }])
  })

  it('asks for a required question without an answer, at the path of all answers', () => {
    expect(checkAnswers(one('short_text', { required: true }), []).problems).toEqual([
      { path: 'answers', question_id: 'q', code: 'answer.required', message: 'Question q needs an answer.' },
    ])
  })

  it('keeps answers in document order and names the place at which each was given', () => {
    const given = survey([
      section(
        's',
        ['a', 'b', 'c'].map((id) => question(id)),
      ),
    ])
    const answers = [
      { question_id: 'c', value: 'third' },
      { question_id: 'b', value: 7 },
      { question_id: 'a', value: 'first' },
    ]
    const { kept, problems } = checkAnswers(given, answers)
    expect(kept.map(({ question_id }) => question_id)).toEqual(['a', 'c'])
    expect(problems).toMatchObject([{ path: 'answers.1.value', question_id: 'b' }])
  })

  it('lists problems in document order', () => {
    const given = survey([section('s', [question('a', { required: true }), question('b'), question('c')])])
    const answers = ['c', 'b'].map((question_id) => ({ question_id, value: 7 }))
    expect(checkAnswers(given, answers).problems.map(({ question_id }) => question_id)).toEqual(['a', 'b', 'c'])
  })

  it('takes the last of several answers to one question', () => {
    const answers = [7, 'first', 'last'].map((value) => ({ question_id: 'q', value }))
    expect(checkAnswers(one('short_text'), answers)).toEqual({ kept: [{ question_id: 'q', value: 'last' }], problems: [] })
    expect(checkAnswers(one('short_text'), answers.toReversed()).problems).toMatchObject([{ path: 'answers.2.value' }])
    expect(checkAnswers(one('short_text'), [...answers, { question_id: 'q', value: '' }])).toEqual({ kept: [], problems: [] })
  })

  it('asks for a blank number where it is in the body', () => {
    expect(checked('number', '', { required: true }).problems).toMatchObject([{ path: 'answers.0.value', code: 'answer.required' }])
  })

  it('accepts a number outside the present bounds only if it is the stored one', () => {
    const bounded = one('number', { number: { ...anyNumber, min: 10 } })
    expect(checkAnswers(bounded, answering(7), { stored: answering(7) })).toEqual({ kept: answering(7), problems: [] })
    expect(checkAnswers(bounded, answering(8), { stored: answering(7) }).problems).toMatchObject([{ code: 'answer.too_small' }])
    const short = one('short_text')
    const long = [{ question_id: 'q', value: 'a'.repeat(limits.shortText + 1) }]
    expect(checkAnswers(short, long, { stored: long }).problems).toMatchObject([{ code: 'too_long' }])
  })

  it('measures the stored form of a text: with its scheme, without blanks around it', () => {
    const addressed = one('short_text', { format: 'url' })
    const fit = `example.org/${'a'.repeat(limits.shortText - 20)}`
    expect(checkAnswers(addressed, answering(` ${fit} `)).kept).toEqual(answering(`https://${fit}`))
    expect(checkAnswers(addressed, answering(`${fit}a`)).problems).toMatchObject([{ code: 'too_long' }])
  })

  it('drops answers to unknown questions', () => {
    expect(checkAnswers(one('short_text'), [{ question_id: 'deleted', value: {} }])).toEqual({ kept: [], problems: [] })
  })

  it('drops answers to hidden questions of any shape, and requires no hidden question', () => {
    const answers = [
      { question_id: 'gate', value: 'no' },
      { question_id: 'm', value: { odd: true } },
    ]
    expect(checkAnswers(gated, answers)).toEqual({ kept: [{ question_id: 'gate', value: 'no' }], problems: [] })
  })

  it('checks and requires only questions that the given answers show', () => {
    const answers = [
      { question_id: 'gate', value: 'yes' },
      { question_id: 'm', value: { odd: true } },
    ]
    expect(checkAnswers(gated, answers).problems).toMatchObject([
      { path: 'answers.1.value', question_id: 'm', code: 'answer.invalid' },
      { path: 'answers', question_id: 'must', code: 'answer.required' },
    ])
  })

  it('reads a value from before a rename as the present one before branching', () => {
    const renamed = structuredClone(gated)
    renamed.sections[0]!.questions[0]!.choices = [choice('yes', { aliases: ['yeah'] }), choice('no')]
    const answers = [
      { question_id: 'gate', value: 'yeah' },
      { question_id: 'must', value: 'kept' },
    ]
    expect(checkAnswers(renamed, answers)).toEqual({
      kept: [
        { question_id: 'gate', value: 'yes' },
        { question_id: 'must', value: 'kept' },
      ],
      problems: [],
    })
  })

  it('treats a gateway answer of the wrong shape as unanswered, and refuses it', () => {
    const several = structuredClone(gated)
    several.sections[0]!.questions[0] = question('gate', {
      type: 'multi_select',
      choices,
      gateway: gateway([rule('yes', { show_section_ids: ['more'] })]),
    })
    const answers = [
      { question_id: 'gate', value: ['yes', 7] },
      { question_id: 'm', value: 'hidden' },
      { question_id: 'last', value: 'kept' },
    ]
    const { kept, problems } = checkAnswers(several, answers)
    expect(kept).toEqual([{ question_id: 'last', value: 'kept' }])
    expect(problems).toMatchObject([{ path: 'answers.0.value', question_id: 'gate', code: 'answer.invalid' }])
  })

  it('keeps only the known fields of a file', () => {
    const kept = [{ question_id: 'q', value: file }]
    expect(checked('file_upload', { ...file, owner: 'x' })).toEqual({ kept, problems: [] })
    expect(checked('file_upload', [{ ...file, owner: 'x' }]).kept).toEqual([{ question_id: 'q', value: [file] }])
  })

  it.each(['__proto__', 'constructor'])('treats %s as an ordinary id', (id) => {
    const given = survey([section('s', [question(id, { required: true })])])
    expect(checkAnswers(given, []).problems).toMatchObject([{ question_id: id, code: 'answer.required' }])
    expect(checkAnswers(given, [{ question_id: id, value: 'a' }]).kept).toEqual([{ question_id: id, value: 'a' }])
  })

  it('changes none of its arguments', () => {
    const answers = deepFrozen([{ question_id: 'gate', value: 'yes' }])
    expect(() => checkAnswers(deepFrozen(structuredClone(gated)), answers)).not.toThrow()
  })
})
