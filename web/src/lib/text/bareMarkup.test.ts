import { processorTime } from '../../../../test/support/processorTime.ts'
import { isBare, stripped, withOwnLinksHere } from './bareMarkup.ts'

const linked = (href: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">a</a>`

describe('isBare', () => {
  it.each(['https://a.org/b?c=1&amp;d', 'mailto:a@b.org', 'tel:+8210', '/surveys', '/#contact', '#a', 'http://a.org'])(
    'takes a link to %s as the server writes it',
    (href) => {
      expect(isBare(`<p>${linked(href)}</p>`)).toBe(true)
    },
  )

  it.each([
    'javascript:x()',
    'data:text/html,x',
    '//a.org',
    '/\\a.org',
    '/&#47;a.org',
    ' https://a.org',
    'java&#115;cript:x()',
    '&#x2f;/a.org',
    '',
  ])('refuses a link to %j', (href) => {
    expect(isBare(linked(href))).toBe(false)
  })

  it.each([
    '<a href="/a" onclick="x()">a</a>',
    '<a href=/a>a</a>',
    '<a href="https://a.org">a</a>',
    '<a href="/a" target="_blank" rel="noopener noreferrer" style="x">a</a>',
    '<a href="/a"target="_blank">a</a>',
    '<a href="/a" target="_top">a</a>',
    '<a name="a">a</a>',
  ])('refuses %j', (html) => {
    expect(isBare(html)).toBe(false)
  })

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

  it('answers at once for a long text', async () => {
    const long = `${'<p>word</p>'.repeat(20_000)}<x>`
    expect(isBare(long)).toBe(false)
    expect(await processorTime(() => isBare(long))).toBeLessThan(100)
  })
})

describe('withOwnLinksHere', () => {
  it('opens other sites in a new tab, and this site in the same tab', () => {
    expect(withOwnLinksHere(linked('/surveys') + linked('#a') + linked('https://a.org'))).toBe(
      `<a href="/surveys">a</a><a href="#a">a</a>${linked('https://a.org')}`,
    )
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
