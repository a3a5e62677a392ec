import { isLong } from './isLong.ts'

const words = (letters: number) => 'word '.repeat(letters / 5)

describe('isLong, of a description that', () => {
  it.each([
    ['nothing', '', false],
    ['three lines', `<p>${words(125)}</p>`, false],
    [
      'three lines with a link, whose address nobody reads',
      `<p>${words(110)}<a href="https://example.com/${'x'.repeat(200)}">here</a></p>`,
      false,
    ],
    ['five lines', `<p>${words(200)}</p>`, true],
    ['three lines of Hangul, which is wider', `<p>${'가나다라 '.repeat(12)}</p>`, false],
    ['five lines of Hangul', `<p>${'가나다라 '.repeat(22)}</p>`, true],
    ['a list of short lines', `<ul>${'<li>One more</li>'.repeat(8)}</ul>`, true],
  ])('has %s', (_, html, isShortened) => expect(isLong(html)).toBe(isShortened))
})
