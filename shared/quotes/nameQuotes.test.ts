import { question, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { nameQuotes, nameQuotesIn } from './nameQuotes.ts'

const given = survey(
  [
    section('one', [
      question('note', { type: 'note' }),
      question('a'),
      question('b', { title: '{{a|it}}', description_ko: '<p>{{a|&lt;}}</p>' }),
    ]),
    section('two', [question('c')], { title_ko: '{{b|그것}}을(를)' }),
  ],
  { link_fields: [{ name: 'pid' }] },
)

describe('nameQuotesIn', () => {
  it.each([
    ['Why {{a|it}}?', 'Why ‹1.1: it›?'],
    ['{{a|}}', '‹1.1›'],
    ['{{c|later}}', '‹2.1: later›'],
    ['{{note|a note}}', '‹a note›'],
    ['{{link.pid|you}}', '‹pid: you›'],
    ['{{a|과일}}을(를)', '‹1.1: 과일›을(를)'],
    ['{{gone|it}}', '{{gone|it}}'],
    ['{{link.gone|it}}', '{{link.gone|it}}'],
    ['{{a}}', '{{a}}'],
    ['{{a|$&}}', '‹1.1: $&›'],
  ])('shows %j as %j', (title, named) => {
    expect(nameQuotesIn(given, title)).toBe(named)
  })
})

describe('nameQuotes', () => {
  it('names the quotes of all titles and descriptions', () => {
    const named = nameQuotes(given)
    expect(named.sections[0]!.questions[2]).toMatchObject({ title: '‹1.1: it›', description_ko: '<p>‹1.1: &lt;›</p>' })
    expect(named.sections[1]!.title_ko).toBe('‹1.2: 그것›을(를)')
  })

  it('gives a survey without quotes back as it is', () => {
    const plain = survey([section('one', [question('a')])])
    expect(nameQuotes(plain)).toBe(plain)
  })
})
