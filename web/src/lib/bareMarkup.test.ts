import { isBare, stripped } from './bareMarkup.ts'

describe('isBare', () => {
  it.each(['', 'plain', 'a &amp; b', '<p>One</p><p>Two<br/></p>', '<ul><li><strong>x</strong></li></ul>', '<P>upper</P>', '1 > 0'])(
    'takes %j',
    (html) => {
      expect(isBare(html)).toBe(true)
    },
  )

  it.each([
    '<p onclick="x()">a</p>',
    '<p/onclick=x()>a</p>',
    '<p\nid=x>a</p>',
    '<script>x()</script>',
    '<img src=x>',
    '<svg><p>',
    '<a href="javascript:x()">a</a>',
    '<p>a</p><',
    '<!--<p>-->',
    '<p\u0000>',
    '<strongs>',
  ])('refuses %j', (html) => {
    expect(isBare(html)).toBe(false)
  })

  it('answers at once for a long text', () => {
    const started = performance.now()
    expect(isBare(`${'<p>word</p>'.repeat(20_000)}<x>`)).toBe(false)
    expect(performance.now() - started).toBeLessThan(200)
  })
})

describe('stripped', () => {
  it('keeps the words and the bare tags', () => {
    expect(stripped('<p class="x">See <a href="/a">this</a><img src="/b.png"></p>')).toBe('<p>See this</p>')
  })

  it.each(['<p title="<script>">a</p>', '<<script>script>x()<</script>/script>', '<img src=x onerror=x()//'])(
    'leaves of %j nothing that both passes for bare and is more than that',
    (html) => {
      const left = stripped(html)
      expect(isBare(left) && /<(?!\/?p>)/.test(left)).toBe(false)
    },
  )
})
