const tags = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'h1', 'h2', 'h3', 'ul', 'ol', 'li'])
const address = '(?:https?://|mailto:|tel:|#|/(?![/\\\\]))(?:[^"<>\\\\\\s&]|&amp;)*'
const newTab = ' target="_blank" rel="noopener noreferrer"'
const link = `<a href="${address}"${newTab}>|</a>`
const barePattern = new RegExp(`^(?:[^<]|</?(?:${[...tags].join('|')}) ?/?>|${link})*$`, 'i')

/** True for HTML that is safe without a sanitizer: only text tags without attributes, and links exactly as the server writes them. */
export const isBare = (html: string): boolean => barePattern.test(html)

/** Bare markup whose links within the site open in the same tab. */
export const withOwnLinksHere = (html: string): string => html.replace(new RegExp(`(<a href="[/#][^"]*")${newTab}`, 'gi'), '$1')

/** The part of stored HTML that shows before the sanitizer is loaded. */
export const shownAtOnce = (html: string): string => {
  if (isBare(html)) return withOwnLinksHere(html)
  const plain = stripped(html)
  return isBare(plain) ? plain : ''
}

/** HTML with its text tags alone, without attributes; check the result with `isBare` before showing it. */
export const stripped = (html: string): string =>
  html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (_, slash: string, tag: string) =>
    tags.has(tag.toLowerCase()) ? `<${slash}${tag}>` : '',
  )
