/** What a cell holds; a moment is Excel's serial number of the wall-clock time, null is an empty cell. */
export type Cell = string | number | null

/** Characters that Excel takes in one cell. */
export const cellCharacters = 32_767

/** Rows and columns of a sheet. */
export const sheetRows = 1_048_576
export const sheetColumns = 16_384

/** What XML cannot carry (or a parser would change, as CR), half pairs, and what already looks like an escape. */
const unwritable = /[[\p{Cc}--[\t\n\u0080-\u009F]]\uFFFE\uFFFF\p{Cs}]|_(?=x[0-9A-Fa-f]{4}_)/gv

const escaped = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Text as a cell can carry it: in OOXML's own escape `_xHHHH_` (ECMA-376, 22.9.2.19), which Excel shows as the character. */
export const escapeText = (text: string): string => text.replace(unwritable, escaped)

/** Whether the text goes into one cell whole. */
export const fits = (text: string): boolean => text.length <= cellCharacters && escapeText(text).length <= cellCharacters

/** The text in pieces of at most `room` characters each, escapes counted; joined, they are the text. A pair is never cut in two. */
export function slices(text: string, room = cellCharacters): string[] {
  const pieces: string[] = []
  let start = 0
  let used = 0
  let at = 0
  for (const character of text) {
    // An underscore counts as if it were escaped: whether it is depends on what follows, perhaps in the next piece.
    const cost = character === '_' ? escaped('_').length : escapeText(character).length
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

/** Any stored value as a cell of text, or a number where it is one: never an object, which the writer would take for a formula or a link. */
export function asCell(value: unknown): Cell {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return value
  return JSON.stringify(value) ?? null
}
