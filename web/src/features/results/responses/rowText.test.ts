import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { anyNumber } from '#shared/kinds/number/numberOf.ts'
import { mayHaveFormerAnswer, rowText } from './rowText.ts'

const asked = survey([
  section('one', [
    question('role', { type: 'single_choice', choices: [choice('editor', { label: 'Editor', aliases: ['journalist'] })] }),
    question('why', { type: 'long_text' }),
    question('note', { type: 'rich_text' }),
    question('proof', { type: 'file_upload' }),
  ]),
])
const line = (answers: object, find = '') =>
  rowText(asked, { answers: Object.entries(answers).map(([question_id, value]) => ({ question_id, value: value as string })) }, find)

describe('a response in one line', () => {
  it('has the answers in the order of the survey, in words', () => {
    expect(
      line({
        note: '<p>Bold <b>words</b></p>',
        why: 'Because',
        role: 'journalist',
        proof: [{ id: 'f', name: 'a.pdf', size: 1, type: 'application/pdf', url: '/api/files/f' }],
      }),
    ).toBe('Editor · Because · Bold words · a.pdf')
    expect(line({ why: '  ' })).toBe('')
  })

  it('has the text of a choice beside its label, and begins with one that was searched for', () => {
    const choices = [choice('a', { label: 'A lens' }), choice('other', { label: 'Other', text_entry: true })]
    const tools = survey([section('s', [question('why'), question('tools', { type: 'multi_select', choices })])])
    const answers = [
      { question_id: 'why', value: 'Because' },
      { question_id: 'tools', value: ['a', 'other'], text: 'A parrot' },
    ]
    expect(rowText(tools, { answers }, '')).toBe('Because · A lens, Other: A parrot')
    expect(rowText(tools, { answers }, 'PARROT')).toBe('A lens, Other: A parrot · Because')
  })

  it('has an answer to a former type as the version says that it was given on', () => {
    const now = survey([section('s', [question('weight')])])
    const before = survey([section('s', [question('weight', { type: 'number', number: { ...anyNumber, unit: 'kg' } })])])
    const answers = [{ question_id: 'weight', value: 70 }]
    const none = new Set<string>()
    expect([mayHaveFormerAnswer(now, { answers }, none), mayHaveFormerAnswer(before, { answers }, none)]).toEqual([true, false])
    expect(rowText(now, { answers }, '', before)).toBe('70 kg')
    expect(rowText(now, { answers: [{ question_id: 'weight', value: 'heavy' }] }, '', before)).toBe('heavy')
    expect(rowText(now, { answers }, '', asked)).toBe(rowText(now, { answers }, ''))
  })

  it('has an answer to a former type whose values look like those of the present one', () => {
    const labels = [{ label: 'Bad', label_ko: '' }]
    const scale = { from: 1, to: 5, labels, na_label: '', na_label_ko: '' }
    const now = survey([section('s', [question('weight', { type: 'scale', scale })])])
    const before = survey([section('s', [question('weight', { type: 'number', number: { ...anyNumber, unit: 'kg' } })])])
    const answers = [{ question_id: 'weight', value: 1 }]
    expect([new Set<string>(), new Set(['weight'])].map((former) => mayHaveFormerAnswer(now, { answers }, former))).toEqual([false, true])
    expect(rowText(now, { answers }, '', before)).toBe('1 kg')
  })

  it('begins with the match of the search', () => {
    expect(line({ role: 'editor', why: 'The PHOTO was real' }, 'photo')).toBe('The PHOTO was real · Editor')
  })

  it.each(['two words', 'example.org/harbour'])('begins with a rich text that the server finds: %s', (find) => {
    const note = '<p>see <a href="https://example.org/harbour">two&nbsp;words</a></p>'
    expect(line({ role: 'editor', note }, find)).toBe('see two\u00a0words (https://example.org/harbour) · Editor')
  })
})
