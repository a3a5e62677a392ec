import { withQuoteAt, withTextAtEnd, writtenQuotes } from './writtenQuotes.ts'

const html = '<p title="{{a|x}}">{{a|1}} <em>{{b|&lt;2}}</em></p><p>{{a|1}}</p>'

describe('The quotes of a description', () => {
  it('are those in its text', () => {
    expect(writtenQuotes(html, true).map(({ of, fallback }) => [of, fallback])).toEqual([
      ['a', '1'],
      ['b', '<2'],
      ['a', '1'],
    ])
  })

  it('change one at a time, and nothing else does', () => {
    expect(withQuoteAt(html, true, 2, { of: 'c', fallback: '"&|}' })).toBe(html.replace('<p>{{a|1}}', '<p>{{c|&quot;&amp;}}'))
    expect(withQuoteAt(html, true, 1, undefined)).toBe(html.replace('{{b|&lt;2}}', ''))
    expect(withQuoteAt(html, true, 9, undefined)).toBe(html)
  })
})

it.each([
  ['', '<p>a &lt; b</p>'],
  ['<p>x</p>', '<p>xa &lt; b</p>'],
  ['<ul><li>x <b>y</b></li></ul>', '<ul><li>x <b>ya &lt; b</b></li></ul>'],
  ['x', 'xa &lt; b'],
])('a text is written at the end of %j', (given, result) => {
  expect(withTextAtEnd(given, 'a < b')).toBe(result)
})
