import type { Font } from './font.ts'

/** `tracking`: space added after each character, in em, as the SVG's letter-spacing. */
type Setting = { font: Font; size: number; tracking: number; width: number }

/** The text in characters that the font has, on one line: without emoji, controls and directional marks. */
export const drawable = (text: string, font: Font): string =>
  Array.from(text.normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, ''))
    .filter((character) => font.has(character))
    .join('')
    .replace(/ +/g, ' ')
    .trim()

export const widthIn = ({ font, size, tracking }: Setting, text: string): number =>
  (font.widthOf(text) + tracking * Array.from(text).length) * size

/** Whether a text fits in `most` lines without a break within a word. */
export function fits(text: string, setting: Setting, most: number): boolean {
  const words = text.split(' ')
  return words.every((word) => widthIn(setting, word) <= setting.width) && fewestLines(words, setting).length <= most
}

/**
 * The lines of a text, about equally long, broken between words, preferably after punctuation, or within a word that is too long. At most `most`
 * lines, then an ellipsis.
 */
export function wrapText(text: string, setting: Setting, most: number): string[] {
  const words = text.split(' ').flatMap((word) => pieces(word, setting))
  const lines = fewestLines(words, setting)
  if (lines.length > most) return [...lines.slice(0, most - 1), withEllipsis(lines[most - 1]!, setting)]
  return evenLines(words, setting, lines.length)
}

function fewestLines(words: string[], setting: Setting): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : ''
    if (longer && widthIn(setting, longer) <= setting.width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The words in `count` lines with the least sum of squares of the space left over; space after punctuation counts half. The words must fit that many lines. */
function evenLines(words: string[], setting: Setting, count: number): string[] {
  type Lines = { cost: number; lines: string[] }
  /** The best lines of the first words, by their number. */
  let best: (Lines | undefined)[] = [{ cost: 0, lines: [] }]
  for (let line = 1; line <= count; line++) {
    const next: typeof best = []
    for (const [from, before] of best.entries()) {
      if (!before) continue
      for (let to = from + 1; to <= words.length; to++) {
        const text = words.slice(from, to).join(' ')
        const rest = setting.width - widthIn(setting, text)
        if (rest < 0 && to > from + 1) break
        const cost = before.cost + rest ** 2 * (/[,.:;!?]$/.test(text) ? 0.5 : 1)
        if (cost < (next[to]?.cost ?? Infinity)) next[to] = { cost, lines: [...before.lines, text] }
      }
    }
    best = next
  }
  return best[words.length]!.lines
}

/** A word in pieces that each fit on a line. */
function pieces(word: string, setting: Setting): string[] {
  if (widthIn(setting, word) <= setting.width) return [word]
  const found = ['']
  for (const character of word) {
    const longer = found.at(-1)! + character
    if (widthIn(setting, longer) > setting.width) found.push(character)
    else found[found.length - 1] = longer
  }
  return found
}

function withEllipsis(line: string, setting: Setting): string {
  const characters = Array.from(line)
  while (characters.length > 0 && widthIn(setting, `${characters.join('')}…`) > setting.width) characters.pop()
  return `${characters.join('').replace(/[\s.,:;·]+$/, '')}…`
}
