import { processorTime } from '../../test/support/processorTime.ts'
import { plainText } from './plainText.ts'

describe('plainText', () => {
  it.each([
    ['paragraphs', '<p>first</p><p>second</p>', 'first\nsecond'],
    ['an empty paragraph between two', '<p>a</p><p><br></p><p>b</p>', 'a\n\nb'],
    ['list items', '<p>List:</p><ol><li data-list="bullet"><span class="ql-ui"></span>one</li><li>two</li></ol>', 'List:\none\ntwo'],
    ['headings and quotes', '<h1>Title</h1><blockquote>said</blockquote>', 'Title\nsaid'],
    ['a line break within a paragraph', '<p>a<br>b</p>', 'a\nb'],
    ['the cells of a table', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'a\tb\nc\td'],
    ['marks within a word', '<p>a<strong>b</strong><em>c</em></p>', 'abc'],
    ['entities', '<p>1 &lt; 2 &amp;&amp; &quot;3&quot; &#44032;&#xAC01; &nbsp;&hellip;</p>', '1 < 2 && "3" 가각 \u00a0…'],
    ['an entity that was escaped itself', '<p>&amp;lt;</p>', '&lt;'],
    ['entities that name no character', '<p>&nosuch; &#0; &#xD800; &#x110000;</p>', '&nosuch; \ufffd \ufffd \ufffd'],
    ['the source’s own line ends', '<p>one\n  two</p>\n\n<p>three</p>\n', 'one   two\nthree'],
    ['preformatted text', '<pre>a\n  b</pre>', 'a\n  b'],
    ['Korean', '<p>안녕하세요, <u>세상</u></p>', '안녕하세요, 세상'],
    ['a link with its address', '<p>see <a href="https://e.org/?a=1&amp;b=2">this</a>!</p>', 'see this (https://e.org/?a=1&b=2)!'],
    ['a link that shows its address', '<a href="https://e.org">https://e.org</a>', 'https://e.org'],
    ['a > within an attribute', '<p title="a > b">c</p>', 'c'],
    ['a comment', 'a<!-- <p>no</p> -->b', 'ab'],
    ['what is no tag', 'a < b, <3 and 1</2', 'a < b, <3 and 1</2'],
    ['a tag that never ends', '<p>a</p>b <strong c', 'a\nb <strong c'],
    ['nothing', '<p><br></p>', ''],
  ])('reads %s', (_, html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it.each([
    ['200,000 tags that never end', '<a '.repeat(200_000)],
    ['200,000 open quotes', '<a "'.repeat(200_000)],
    ['200,000 open comments', '<!--'.repeat(200_000)],
    ['200,000 nested tags', '<div>'.repeat(200_000)],
    ['40,000 links', '<a href="x">y</a>'.repeat(40_000)],
    ['200,000 ampersands', '&'.repeat(200_000)],
    ['200,000 spaces', `<p>${' '.repeat(200_000)}`],
  ])('reads %s in time that grows with the text, not with its square', async (_, html) => {
    const [half, whole] = [await processorTime(() => plainText(html.slice(0, html.length / 2))), await processorTime(() => plainText(html))]
    expect(whole).toBeLessThan(3 * half + 50)
  })
})
