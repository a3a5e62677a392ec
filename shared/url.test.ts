import { isSafeUrl, safeNext } from './url.ts'

it.each(['https://example.com', 'http://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM', '/media/a.png', '/survey/x?mine=1', '/', '/가'])(
  'takes %s',
  (url) => {
    expect(isSafeUrl(url)).toBe(true)
  },
)

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'blob:https://example.com/x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  ' /a',
  'https:evil.example',
  'https://user@evil.example/',
  'https://',
  'https:///evil.example',
  'ftp://example.com',
  'evil.example',
  '',
])('refuses %j as an address', (url) => {
  expect(isSafeUrl(url)).toBe(false)
})

describe('safeNext', () => {
  it('keeps a path of this site', () => {
    expect(safeNext('/survey/x?mine=1#top')).toBe('/survey/x?mine=1#top')
  })

  it.each([
    '//e',
    '/\\e',
    'https:e',
    '/\t/e',
    '/%09/e/../..//e',
    'javascript:alert(1)',
    'https://app//e',
    '',
    null,
    undefined,
    'e',
    '/\n/e',
  ])('never leads elsewhere for %j', (next) => {
    expect(new URL(safeNext(next), 'https://app.example').origin).toBe('https://app.example')
  })

  it.each(['//e', 'https:e', 'javascript:alert(1)', 'https://app//e', null])('is / for %j', (next) => {
    expect(safeNext(next)).toBe('/')
  })
})
