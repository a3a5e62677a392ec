/** Four lines of a phone: a letter of Hangul is as wide as two others. */
const mostLetters = 160

/** Whether rich text takes more than some four lines on a phone. A tag counts as eight letters, since most of them begin or end a line. */
export const isLong = (html: string): boolean => html.replace(/<[^>]*>/g, '-'.repeat(8)).replace(/[^\0-~]/g, '--').length > mostLetters
