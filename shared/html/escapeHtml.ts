const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text for the content or a double-quoted attribute of HTML, SVG or XML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter]!)
