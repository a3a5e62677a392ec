import { textToHtml, htmlToText } from './plainText.ts'

describe('plainText', () => {
  it.each(['one line', 'two\nlines', 'a gap\n\nbetween', 'an open end\n', '1 < 2 & "so on" > 0', '한글 답변\n두 번째 줄', '&amp; stays'])(
    'reads its own output back: %j',
    (text) => expect(htmlToText(textToHtml(text))).toBe(text),
  )

  it('writes nothing for text that shows nothing', () => {
    expect(textToHtml('')).toBe('')
    expect(textToHtml(' \n ')).toBe('')
  })

  it('never lets written text become markup', () => {
    expect(textToHtml('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })

  it('reads lists, emphasis and links as lines of text', () => {
    expect(
      htmlToText('<p>A <strong>bold</strong> start</p><ul><li>one</li><li><a href="/x">two</a></li></ul><p>end&nbsp;&#39;here&#x27;</p>'),
    ).toBe("A bold start\none\ntwo\nend 'here'")
  })
})
