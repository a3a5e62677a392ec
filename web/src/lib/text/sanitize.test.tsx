import { attributesOf, mediaTags, textTags } from '#shared/html/richTextHtml.ts'
import { sanitize } from './sanitize.ts'

const tagsIn = (html: string) => [...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag)

it.each(textTags)('shows <%s>, which may be stored', (tag) => {
  expect(tagsIn(sanitize(`<${tag}>a</${tag}>`))).toContain(tag)
})

it.each([
  ['<img alt="b" src="/media/a.png">', 'img'],
  ['<video src="/media/a.mp4" class="ql-video" controls loop muted autoplay playsinline></video>', 'video'],
  ['<iframe src="https://www.youtube.com/embed/abc" class="ql-video" allowfullscreen></iframe>', 'iframe'],
])('shows %s with its attributes', (html, tag) => {
  const [name] = attributesOf[tag as (typeof mediaTags)[number]]
  expect(sanitize(html)).toContain(`${name}="`)
})

it.each(['pre', 'code', 'source', 'div', 'style'])('does not show <%s>, which is never stored', (tag) => {
  expect(tagsIn(sanitize(`<p>a</p><${tag}>b</${tag}>`))).toEqual(['p'])
})

it('keeps how deep an item is and on which side a line, and no class of this page', () => {
  expect(sanitize('<li data-list="bullet" class="ql-indent-2">a</li>')).toContain('class="ql-indent-2"')
  expect(sanitize('<p class="ql-align-center">a</p>')).toContain('class="ql-align-center"')
  expect(sanitize('<p class="ql-indent-1 nav-admin">a</p>')).toBe('<p>a</p>')
})

it('opens a link to another site apart, and no other link', () => {
  expect(sanitize('<a href="https://example.com">a</a>')).toContain('target="_blank"')
  expect(sanitize('<a href="mailto:a@example.com" target="_blank" rel="noopener noreferrer">a</a>')).toBe(
    '<a href="mailto:a@example.com">a</a>',
  )
})
