/** Advance widths of a font, in em by character. */
export type Font = {
  /** The width of a text without kerning; a character that the font lacks has none. */
  widthOf: (text: string) => number
  has: (character: string) => boolean
}

/** Reads the tables `cmap` (format 12), `head`, `hhea` and `hmtx` of an OpenType font. Throws if one is missing. */
export function readFont(bytes: Buffer): Font {
  const tables = new Map(
    Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => {
      const record = 12 + at * 16
      return [bytes.toString('latin1', record, record + 4), bytes.readUInt32BE(record + 8)] as const
    }),
  )
  const offsetOf = (name: string) => {
    const offset = tables.get(name)
    if (offset === undefined) throw new Error(`The font has no table ${name}.`)
    return offset
  }
  const unitsPerEm = bytes.readUInt16BE(offsetOf('head') + 18)
  const widths = bytes.readUInt16BE(offsetOf('hhea') + 34)
  const hmtx = offsetOf('hmtx')
  const glyphs = readCharacters(bytes, offsetOf('cmap'))
  const glyphOf = (character: string) => glyphs.get(character.codePointAt(0)!)
  const advance = (glyph: number) => bytes.readUInt16BE(hmtx + 4 * Math.min(glyph, widths - 1)) / unitsPerEm
  return {
    has: (character) => glyphOf(character) !== undefined,
    widthOf: (text) =>
      Array.from(text).reduce((sum, character) => {
        const glyph = glyphOf(character)
        return sum + (glyph === undefined ? 0 : advance(glyph))
      }, 0),
  }
}

/** The glyph of each code point that the font has, by its map of all Unicode (format 12). */
function readCharacters(bytes: Buffer, cmap: number): Map<number, number> {
  const subtables = Array.from({ length: bytes.readUInt16BE(cmap + 2) }, (_, at) => cmap + bytes.readUInt32BE(cmap + 8 + at * 8))
  const subtable = subtables.find((offset) => bytes.readUInt16BE(offset) === 12)
  if (subtable === undefined) throw new Error('The font has no cmap of format 12.')
  const glyphs = new Map<number, number>()
  for (let at = 0; at < bytes.readUInt32BE(subtable + 12); at++) {
    const group = subtable + 16 + at * 12
    const [first, last, glyph] = [0, 4, 8].map((field) => bytes.readUInt32BE(group + field)) as [number, number, number]
    for (let point = first; point <= last; point++) glyphs.set(point, glyph + point - first)
  }
  return glyphs
}
