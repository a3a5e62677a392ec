import { withPlaceholder } from './withPlaceholder.ts'

/** The text with a bar at the caret. */
function inserted(text: string) {
  const at = text.indexOf('|')
  const { text: after, caret } = withPlaceholder(text.replace('|', ''), 'pid', at < 0 ? text.length : at)
  return `${after.slice(0, caret)}|${after.slice(caret)}`
}

describe('a link field in an address', () => {
  it.each([
    ['behind a = of the query, at the caret', 'https://a.example/?id=|&x=1', 'https://a.example/?id={pid}|&x=1'],
    ['elsewhere in the query, as another parameter', 'https://a.example/?id|=7', 'https://a.example/?id=7&pid={pid}|'],
    ['in the path, as the first parameter', 'https://a.exa|mple/done', 'https://a.example/done?pid={pid}|'],
    ['before the fragment', 'https://a.example/done#end|', 'https://a.example/done?pid={pid}|#end'],
    ['where a query begins', 'https://a.example/?|', 'https://a.example/?pid={pid}|'],
  ])('is inserted %s', (_, before, after) => {
    expect(inserted(before)).toBe(after)
  })
})
