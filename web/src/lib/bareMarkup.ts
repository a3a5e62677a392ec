const tags = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'h1', 'h2', 'h3', 'ul', 'ol', 'li'])
const bare = new RegExp(`^(?:[^<]|</?(?:${[...tags].join('|')}) ?/?>)*$`, 'i')

/** True where every tag is a harmless one without any attribute: such a text can do nothing but be read. */
export const isBare = (html: string): boolean => bare.test(html)

/** The text with its harmless tags and without everything else; `isBare` of it still has to be asked. */
export const stripped = (html: string): string =>
  html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (_, slash: string, tag: string) =>
    tags.has(tag.toLowerCase()) ? `<${slash}${tag}>` : '',
  )
