const tags = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'h1', 'h2', 'h3', 'ul', 'ol', 'li'])
const address = '(?:https?://|mailto:|tel:|#|/(?![/\\\\]))(?:[^"<>\\\\\\s&]|&amp;)*'
const away = ' target="_blank" rel="noopener noreferrer"'
const link = `<a href="${address}"${away}>|</a>`
const bare = new RegExp(`^(?:[^<]|</?(?:${[...tags].join('|')}) ?/?>|${link})*$`, 'i')

/** True where every tag is a harmless one without any attribute, or a link as the server writes it: there is nothing to take out. */
export const isBare = (html: string): boolean => bare.test(html)

/** Of bare markup: a link within the site stays in this tab. */
export const withOwnLinksHere = (html: string): string => html.replace(new RegExp(`(<a href="[/#][^"]*")${away}`, 'gi'), '$1')

/** The text with its harmless tags and without everything else; `isBare` of it still has to be asked. */
export const stripped = (html: string): string =>
  html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (_, slash: string, tag: string) =>
    tags.has(tag.toLowerCase()) ? `<${slash}${tag}>` : '',
  )
