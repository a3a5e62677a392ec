import { question } from '../../../test/support/fixtures/buildSurvey.ts'
import { storedText, textFormats, textIssue, type TextFormat } from './textFormat.ts'

const asked = (format: TextFormat) => question('q', { format })
const judged = (format: TextFormat, typed: string) => {
  const stored = storedText(asked(format), typed)
  return textIssue(asked(format), stored) ?? stored
}

describe('textIssue', () => {
  it.each<[TextFormat, string, string]>([
    ['text', ' as it is ', ' as it is '],
    ['email', ' Minji@Example.org ', 'Minji@Example.org'],
    ['email', `${'a'.repeat(243)}@example.org`, 'answer.email'],
    ['email', 'minji@example', 'answer.email'],
    ['email', '민지@example.org', 'answer.email'],
    ['url', ' example.org/a?b#c ', 'https://example.org/a?b#c'],
    ['url', 'http://localhost:3000', 'http://localhost:3000'],
    ['url', '한국.kr', 'https://한국.kr'],
    ['url', 'localhost', 'https://localhost'],
    ['url', 'example', 'answer.url'],
    ['url', '20261124', 'answer.url'],
    ['url', 'http://127.0.0.1:80', 'http://127.0.0.1:80'],
    ['url', 'ftp://example.org', 'answer.url'],
    ['url', 'javascript:alert(1)', 'answer.url'],
    ['url', 'https://two words.org', 'answer.url'],
    ['url', 'https://', 'answer.url'],
    ['url', 'example.', 'answer.url'],
    ['phone', ' +82 (0)2-123.4567 ', '+82 (0)2-123.4567'],
    ['phone', '((1234', '((1234'],
    ['phone', '123', 'answer.phone'],
    ['phone', '1'.repeat(21), 'answer.phone'],
    ['phone', '010-1234-567x', 'answer.phone'],
    ['phone', '０１０１２３４', 'answer.phone'],
  ])('judges the %s %j', (format, typed, expected) => expect(judged(format, typed)).toBe(expected))

  it('checks the length of the stored text', () => {
    const bounded = question('q', { format: 'phone', min_length: 6, max_length: 8 })
    const issues = [' 12345 ', '123456', '12345678 ', '123456789'].map((typed) => textIssue(bounded, storedText(bounded, typed)))
    expect(issues).toEqual(['answer.too_short', undefined, undefined, 'too_long'])
  })

  it('applies formats only to short texts', () => {
    const long = question('q', { type: 'long_text', format: 'email' })
    for (const format of textFormats) expect(textIssue({ ...long, format }, storedText({ ...long, format }, ' no '))).toBeUndefined()
  })
})
