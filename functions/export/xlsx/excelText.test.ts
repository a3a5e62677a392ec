import { cellCharacters, escapeText, fits, slices } from './excelText.ts'

describe('escapeText', () => {
  it.each([
    ['Korean and emoji as they are', '성별 👩‍👧 é', '성별 👩‍👧 é'],
    ['tabs and line feeds as they are', 'a\tb\nc', 'a\tb\nc'],
    ['a carriage return, which a parser would turn into a line feed', 'a\r\nb', 'a_x000D_\nb'],
    ['control characters', '\u0000\u0008\u001f\u007f', '_x0000__x0008__x001F__x007F_'],
    ['the two noncharacters that XML forbids', '\ufffe\uffff', '_xFFFE__xFFFF_'],
    ['halves of a pair that stand alone, but no whole pair', '\ud83d|\ude00|😀', '_xD83D_|_xDE00_|😀'],
    ['text that looks like an escape', 'file_x0041_b', 'file_x005F_x0041_b'],
    ['two such escapes that share an underscore', '_x0041_x0042_', '_x005F_x0041_x005F_x0042_'],
    ['no underscore that starts no escape', '_x00_ _x004G_ __', '_x00_ _x004G_ __'],
  ])('writes %s', (_, text, written) => {
    expect(escapeText(text)).toBe(written)
  })
})

describe('slices', () => {
  it('leaves a text of 32,767 characters in one piece', () => {
    const text = 'a'.repeat(cellCharacters)
    expect(fits(text)).toBe(true)
    expect(slices(text)).toEqual([text])
  })

  it.each([
    ['plain text', 'a'.repeat(100_000)],
    ['control characters, which take seven characters each', '\u0001'.repeat(40_000)],
    ['pairs at every cut', `a${'😀'.repeat(40_000)}`],
    ['underscores and what looks like escapes', '_x0041_'.repeat(10_000)],
  ])('cuts %s into pieces that fit and join to the text', (_, text) => {
    const pieces = slices(text)
    expect(fits(text)).toBe(false)
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toBe(text)
    for (const piece of pieces) expect(fits(piece) && piece.isWellFormed()).toBe(true)
  })
})
