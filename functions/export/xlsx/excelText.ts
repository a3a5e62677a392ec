/** Excel's limit of characters in a cell. */
export const cellCharacters = 32_767

/** Excel's limits of rows and columns in a sheet. */
export const sheetRows = 1_048_576
export const sheetColumns = 16_384

/** The most responses that fit the sheets of a workbook: Coded has two rows of headers. */
export const workbookResponses = sheetRows - 2

/** Characters that XML cannot contain or a parser would change (CR), lone surrogates, and text that looks like an escape. */
const needsEscape = /[[\p{Cc}--[\t\n\u0080-\u009F]]\uFFFE\uFFFF\p{Cs}]|_(?=x[0-9A-Fa-f]{4}_)/gv

const escaped = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

const escapeLength = escaped('_').length

/** Text for a cell, with OOXML's escapes `_xHHHH_` (ECMA-376, 22.9.2.19), which Excel shows as the characters. */
export const escapeText = (text: string): string => text.replace(needsEscape, escaped)

/** Whether the text fits into one cell. */
export const fits = (text: string): boolean =>
  text.length * escapeLength <= cellCharacters || (text.length <= cellCharacters && escapeText(text).length <= cellCharacters)

/** Splits the text into pieces of at most `room` characters, escapes counted. No surrogate pair is split. */
export function slices(text: string, room = cellCharacters): string[] {
  const pieces: string[] = []
  let start = 0
  let used = 0
  let at = 0
  for (const character of text) {
    // An underscore counts as if it were escaped: whether it is depends on what follows, perhaps in the next piece.
    const cost = character === '_' ? escapeLength : escapeText(character).length
    if (used + cost > room) {
      pieces.push(text.slice(start, at))
      start = at
      used = 0
    }
    used += cost
    at += character.length
  }
  pieces.push(text.slice(start))
  return pieces
}
