/** Turns styles in `data-css` into tags; the nearest ancestor with one decides. Headings do not become bold, links not underlined. */
export function readStyles({ body }: Document): void {
  if (!body.querySelector('[data-css]')) return
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const found = texts.map((text) => [text, tagsOf(text.parentElement!)] as const)
  for (const element of body.querySelectorAll('b, strong, i, em, u, s, strike, del')) element.replaceWith(...element.childNodes)
  for (const [text, tags] of found) for (const tag of tags) wrap(text, tag)
}

function tagsOf(parent: Element): string[] {
  const styles = selfAndAncestors(parent).map((element) => ({ element, css: declarations(element) }))
  const nearest = (property: string, tags: string) =>
    styles
      .map(({ element, css }) => css.get(property) ?? (element.matches(tags) ? 'bold italic' : undefined))
      .find((value) => value !== undefined)
  const isDecorated = (line: string, tags: string) =>
    styles.some(
      ({ element, css }) => (css.get('text-decoration') ?? css.get('text-decoration-line') ?? '').includes(line) || element.matches(tags),
    )
  return [
    /bold|[6-9]\d\d/.test(nearest('font-weight', 'b, strong') ?? '') && !parent.closest('h1, h2, h3') && 'strong',
    /italic|oblique/.test(nearest('font-style', 'i, em') ?? '') && 'em',
    isDecorated('underline', 'u') && !parent.closest('a') && 'u',
    isDecorated('line-through', 's, strike, del') && 's',
  ].filter((tag) => tag !== false)
}

function selfAndAncestors(element: Element): Element[] {
  return element.parentElement ? [element, ...selfAndAncestors(element.parentElement)] : [element]
}

/** The declarations of an element's own style, by property. */
function declarations(element: Element): Map<string, string> {
  const all = (element.getAttribute('data-css') ?? '').split(';').map((one) => one.split(':'))
  return new Map(all.map(([property = '', value = '']) => [property.trim().toLowerCase(), value.trim().toLowerCase()]))
}

function wrap(text: Text, tag: string): void {
  const wrapping = text.ownerDocument.createElement(tag)
  text.replaceWith(wrapping)
  wrapping.append(text)
}
