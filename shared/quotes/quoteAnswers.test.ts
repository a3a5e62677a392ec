import { choice, question, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { deepFrozen } from '../../test/support/branching/deepFrozen.ts'
import type { Language } from '../fields.ts'
import type { AnswerValue } from '../kinds/kinds.ts'
import type { Question, Section, Survey } from '../survey/survey.ts'
import { plainText } from '../html/plainText.ts'
import { quoteInSurvey } from './quoteAnswers.ts'

const fruits = [
  choice('apple', { label: 'Apple', label_ko: '사과' }),
  choice('tangerine', { label: 'Tangerine', label_ko: '귤' }),
  choice('plain', { label: '', label_ko: '' }),
  choice('other', { label: 'Other', label_ko: '기타', text_entry: true }),
]
const pick = question('pick', { type: 'single_choice', choices: fruits })
const several = question('several', { type: 'multi_select', choices: fruits })
const numberFields = { min: null, max: null, decimals: 1, unit: 'people', unit_ko: '명', unit_before: false }
const scaleFields = {
  from: 1,
  to: 3,
  labels: [
    { label: 'Bad', label_ko: '나쁨' },
    { label: '', label_ko: '' },
  ],
  na_label: 'Not applicable',
  na_label_ko: '해당 없음',
}

/** The quoted answer in a text after its question; '' for the fallback. */
const words = (of: Question, value: AnswerValue | undefined, language: Language, text = '') => {
  const asking = survey([section('one', [of, question('asks', { title: `{{${of.id}|}}`, title_ko: `{{${of.id}|}}` })])])
  const read = quoteInSurvey(asking, { value: () => value, text: () => text, isShown: () => true }).sections[0]!.questions[1]!
  return language === 'ko' ? read.title_ko : read.title
}

describe('An answer in words', () => {
  it.each<[string, Question, AnswerValue, string, string]>([
    ['the label of a choice', pick, 'apple', 'Apple', '사과'],
    ['a choice without label', pick, 'plain', 'plain', 'plain'],
    ['several, joined by commas', several, ['apple', 'tangerine'], 'Apple, Tangerine', '사과, 귤'],
    ['a number with its unit', question('n', { type: 'number', number: numberFields }), 1234.5, '1,234.5 people', '1,234.5명'],
    ['0', question('n', { type: 'number' }), 0, '0', '0'],
    ['a date', question('d', { type: 'date' }), '2026-11-24', 'November 24, 2026', '2026년 11월 24일'],
    [
      'a month',
      question('d', { type: 'date', date: { precision: 'month', min: null, max: null } }),
      '2026-11',
      'November 2026',
      '2026년 11월',
    ],
    ['a short text', question('s'), ' Kim ', 'Kim', 'Kim'],
    ['a short text in one line', question('s'), 'a\nb\tc', 'a b c', 'a b c'],
    ['the label of a point', question('c', { type: 'scale', scale: scaleFields }), 1, 'Bad', '나쁨'],
    ['a point without label', question('c', { type: 'scale', scale: scaleFields }), 2, '2', '2'],
    ['not applicable', question('c', { type: 'scale', scale: scaleFields }), 'na', 'Not applicable', '해당 없음'],
  ])('gives %s', (_, of, value, english, korean) => {
    expect([words(of, value, 'en'), words(of, value, 'ko')]).toEqual([english, korean])
  })

  it('gives the text of a choice that takes one, else its label', () => {
    expect(words(pick, 'other', 'ko', '  망고 ')).toBe('망고')
    expect(words(pick, 'other', 'ko', '   ')).toBe('기타')
    expect(words(several, ['apple', 'other'], 'en', 'Mango')).toBe('Apple, Mango')
    expect(words(pick, 'apple', 'en', 'Mango')).toBe('Apple')
  })

  it.each<[string, Question, AnswerValue | undefined]>([
    ['no answer', pick, undefined],
    ['a choice that is no more', pick, 'gone'],
    ['no choice', several, []],
    ['a number that cannot be read yet', question('n', { type: 'number' }), '12 or 13'],
    ['a date that does not exist', question('d', { type: 'date' }), '2026-02-30'],
    ['a month where a day is asked', question('d', { type: 'date' }), '2026-02'],
    ['a point that is not on the scale', question('c', { type: 'scale', scale: scaleFields }), 7],
    ['a blank text', question('s'), ' \n '],
    ['a former answer of another shape', question('s'), ['apple']],
    ['a long text', question('l', { type: 'long_text' }), 'text'],
    ['a rich text', question('r', { type: 'rich_text' }), '<p>text</p>'],
    ['rows', question('m', { type: 'matrix', choices: fruits, rows: [{ id: 'r', label: '', label_ko: '' }] }), { r: 'apple' }],
    ['a ranking', question('k', { type: 'ranking', choices: fruits }), ['apple']],
  ])('gives nothing for %s', (_, of, value) => {
    expect([words(of, value, 'en'), words(of, value, 'ko')]).toEqual(['', ''])
  })
})

type Given = { answers?: Record<string, AnswerValue>; texts?: Record<string, string>; hidden?: string[]; link?: Record<string, string> }
const quoted = (given: Survey, { answers = {}, texts = {}, hidden = [], link }: Given = {}): Survey =>
  quoteInSurvey(deepFrozen(given), {
    value: (id) => (Object.hasOwn(answers, id) ? answers[id] : undefined),
    text: (id) => texts[id] ?? '',
    isShown: (id) => !hidden.includes(id),
    link,
  })
const asking = (title: string, overrides: Partial<Question> = {}) =>
  survey([section('one', [pick, question('name'), question('last', { title, title_ko: title, ...overrides })])], {
    link_fields: [{ name: 'pid' }, { name: 'constructor' }],
  })
const last = (of: Survey) => of.sections.at(-1)!.questions.at(-1)!
const titles = (title: string, given?: Given) => {
  const read = last(quoted(asking(title), given))
  return [read.title, read.title_ko]
}

describe('quoteInSurvey', () => {
  it('quotes an answer in the language of each text', () => {
    expect(titles('{{pick|it}}?', { answers: { pick: 'apple' } })).toEqual(['Apple?', '사과?'])
  })

  it('shows the fallback while the question is unanswered or hidden', () => {
    expect(titles('{{pick|it}}?')).toEqual(['it?', 'it?'])
    expect(titles('{{pick|it}}?', { answers: { pick: 'apple' }, hidden: ['pick'] })).toEqual(['it?', 'it?'])
    expect(titles('Why{{pick|}}?')).toEqual(['Why?', 'Why?'])
  })

  it('leaves quotes without a question or a fallback as typed', () => {
    for (const typed of ['{{gone|it}}', '{{pick}}', '{{link.gone|it}}', `{{pick|${'x'.repeat(101)}}}`, '{{constructor|it}}', '{{one|it}}'])
      expect(titles(typed, { answers: { pick: 'apple' } })).toEqual([typed, typed])
  })

  it('shows the fallback for later questions and for the question itself', () => {
    const given = survey([
      section('one', [question('a', { title: '{{b|b}} {{a|a}}' }), question('b', { title: '{{a|a}}' })], {
        title: '{{a|a}} {{z|z}}',
        description: '<p>{{b|b}}</p>',
      }),
      section('two', [question('z')], { title: '{{a|a}} {{z|z}}' }),
    ])
    const read = quoted(given, { answers: { a: 'A', b: 'B', z: 'Z' } })
    expect(read.sections.map(({ title, description, questions }) => [title, description, questions.map((one) => one.title)])).toEqual([
      ['a z', '<p>b</p>', ['b a', 'A']],
      ['A z', '', ['z']],
    ])
  })

  it('quotes a link field, which wins over a question of that id', () => {
    const given = asking('{{link.pid|you}}')
    given.sections[0]!.questions.unshift(question('link.pid'))
    expect(last(quoted(given, { answers: { 'link.pid': 'answer' }, link: { pid: '7' } })).title).toBe('7')
    expect(last(quoted(given, { answers: { 'link.pid': 'answer' } })).title).toBe('you')
    expect(titles('{{link.constructor|you}}', { link: {} })[0]).toBe('you')
  })

  it('fits a particle to the answer and to the fallback', () => {
    const title = '{{pick|과일}}을(를) 고른 까닭은? {{link.pid|손님}}이(가)'
    expect(titles(title, { answers: { pick: 'tangerine' } })[1]).toBe('귤을 고른 까닭은? 손님이')
    expect(titles(title, { answers: { pick: 'apple' }, link: { pid: '7' } })[1]).toBe('사과를 고른 까닭은? 7이(가)')
    expect(titles(title)[1]).toBe('과일을 고른 까닭은? 손님이')
  })

  it('quotes only in the text nodes of rich text, even across formatting', () => {
    const description =
      '<p>{{pick|it}}을(를) <a href="https://e.org/{{pick|it}}" title="{{pick|it}}"><strong>{{pick|it}}</strong></a>은(는)</p><p>은(는) {{pick|salt &amp; pepper}}</p>'
    const read = last(quoted(asking('', { description_ko: description }), { answers: { pick: 'tangerine' } }))
    expect(read.description_ko).toBe(
      '<p>귤을 <a href="https://e.org/{{pick|it}}" title="{{pick|it}}"><strong>귤</strong></a>은</p><p>은(는) 귤</p>',
    )
    expect(last(quoted(asking('', { description }))).description).toContain('salt &amp; pepper')
  })

  it('quotes only in titles and descriptions of sections and questions', () => {
    const typed = '{{name|you}}'
    const given = survey(
      [
        section(
          'one',
          [
            question('name'),
            question('pick', {
              type: 'single_choice',
              choices: [choice('a', { label: typed, label_ko: typed })],
              media: [{ ...({ url: 'https://e.org/a.png', kind: 'image' } as Question['media'][number]), alt: typed, alt_ko: typed }],
            }),
          ],
          { end_text: typed },
        ),
      ],
      { title: typed, description: typed, footer_html: typed, thanks_text: typed, closed_text: typed },
    )
    expect(quoted(given, { answers: { name: 'Kim' } })).toEqual(given)
  })

  it('keeps the objects of parts without quotes', () => {
    const given = survey([section('one', [pick]), section('two', [question('a'), question('b', { title: '{{pick|it}}' })])])
    const read = quoted(given, { answers: { pick: 'apple' } })
    expect(read.sections[0]!.questions[0]).toBe(given.sections[0]!.questions[0])
    expect(read.sections[1]!.questions[0]).toBe(given.sections[1]!.questions[0])
    expect(read.sections[1]!.questions[1]!.title).toBe('Apple')
  })
})

const hostile = [
  '<img src=x onerror=alert(1)>',
  '</p><script>alert(1)</script>',
  '&lt;b&gt; &amp;',
  '"\'><a href="javascript:alert(1)">',
  '{{name|x}}',
  '{{pick|x}}',
  '{{',
  '}}|',
  "$& $1 $` $' $$",
  '\\n \\u0041',
  '%s {0} ${name}',
  'اكتب هنا',
  'x'.repeat(1_000),
  '<'.repeat(1_000),
  '을(를)',
  '__proto__',
]

const wrapped = (text: string) => (/[\u0590-\u08ff]/.test(text) ? `\u2068${text}\u2069` : text)

describe('A hostile answer', () => {
  it.each(hostile)('is only text in a title: %j', (name) => {
    expect(titles('Dear {{name|you}}, {{name|you}}!', { answers: { name } })[0]).toBe(`Dear ${wrapped(name)}, ${wrapped(name)}!`)
  })

  it.each(hostile)('is only text in a description: %j', (name) => {
    const given = asking('', { description: '<p>Dear <em>{{name|you}}</em>!</p>' })
    const { description } = last(quoted(given, { answers: { name } }))
    expect(plainText(description)).toBe(`Dear ${wrapped(name)}!`)
    expect(description.match(/<[^<>]*>/g)).toEqual(['<p>', '<em>', '</em>', '</p>'])
  })

  it('reverses no text, and hides nothing', () => {
    expect(titles('{{name|you}} (3)', { answers: { name: '\u202eabc\u2069\u0007' } })[0]).toBe('abc (3)')
    expect(titles('{{name|you}} (3)', { answers: { name: 'שלום' } })[0]).toBe('\u2068שלום\u2069 (3)')
    expect(titles('{{name|you}} (3)', { answers: { name: '\u202e' } })[0]).toBe('you (3)')
  })

  it('is never read as a quote, in any of a thousand random texts', () => {
    const parts = ['{{', '}}', '|', 'name', 'pick', '을(를)', '<b>', '&amp;', ' ', '사과', '$&', 'x']
    let state = 7
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
    const text = () => Array.from({ length: random(8) }, () => parts[random(parts.length)]!).join('')
    for (let turn = 0; turn < 1_000; turn++) {
      const [before, after] = [`${text()} `, ` ${text()}`]
      const name = text().trim()
      const shown = (said: string) => titles(`${before}{{name|fallback}}${after}`, { answers: { name: said, pick: 'apple' } })
      // A different answer appears in the same place, whatever both contain.
      const [one, other] = [shown(name)[0]!, shown('@')[0]!]
      const [start = '', end = ''] = other.split(' @ ')
      const isAlone = !before.includes('name') && !after.includes('name')
      expect(isAlone ? one : '').toBe(isAlone ? `${start} ${name || 'fallback'} ${end}` : '')
    }
  })
})

it('takes any section as a part', () => {
  const given: Section = section('two', [], { title_ko: '{{pick|과일}}(으)로' })
  const read = quoted(survey([section('one', [pick]), given]), { answers: { pick: 'tangerine' } })
  expect(read.sections[1]!.title_ko).toBe('귤로')
})

const titlesOf = (asked: Survey) =>
  quoteInSurvey(deepFrozen(asked), { value: () => 'apple', text: () => '', isShown: () => true }).sections.flatMap((given) => [
    given.title,
    ...given.questions.map(({ title }) => title),
  ])

describe('A survey that shows numbers', () => {
  const numbered = survey(
    [
      section(
        'one',
        [question('note', { type: 'note', title: 'Welcome' }), question('pick', { ...pick, title: 'Pick', title_ko: '선택' })],
        { title: '' },
      ),
      section('two', [question('why', { title: 'Why {{pick|it}}?' }), question('blank', { title: '' })], {
        title: 'Reasons',
        title_ko: '이유',
      }),
    ],
    { show_numbers: true },
  )
  it('has the numbers of the editor before its titles, except for notes and blank titles', () => {
    expect(titlesOf(numbered)).toEqual(['', 'Welcome', '1.1 Pick', '2 Reasons', '2.1 Why Apple?', ''])
    const { sections } = quoteInSurvey(numbered, { value: () => undefined, text: () => '', isShown: () => true })
    expect([sections[1]!.title_ko, sections[0]!.questions[1]!.title_ko, sections[1]!.questions[0]!.title_ko]).toEqual([
      '2 이유',
      '1.1 선택',
      '',
    ])
  })

  it.each([false, undefined])('has no numbers without the setting: %s', (show_numbers) => {
    expect(titlesOf({ ...numbered, show_numbers })).toEqual(['', 'Welcome', 'Pick', 'Reasons', 'Why Apple?', ''])
  })
})
