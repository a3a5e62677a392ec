/** Invisible characters: a soft hyphen, or an invisible space that marks where a line may break. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/

/** Without case and width, white space as a blank. Characters are folded after composing the text: lone Hangul letters stay alone. */
function foldCharacter(character: string): string {
  if (invisible.test(character)) return ''
  if (/\s/.test(character)) return ' '
  return character.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** The characters that folding may change: all but small Latin letters, digits, signs, and Hangul. */
const folded = /[^!-@[-~가-힣]/gu

/** Accents in one character with their letters. A joiner ends a run after each 30 (Stream-Safe Text Format): normalizing is quadratic. */
const compose = (text: string): string => text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f').normalize('NFC')

/** A text folded for comparison. */
const foldText = (text: string): string => compose(text).replace(folded, foldCharacter).replace(/ {2,}/g, ' ')

/** The words of a search, folded and trimmed. */
const foldSearch = (search: string): string => foldText(search).trim()

/** True if `text` contains `search`, regardless of case, width, white space and Unicode form. */
export const includesText = (text: string, search: string): boolean => foldText(text).includes(foldSearch(search))

/** A text letter by letter, without accents: a Korean syllable that is still being typed is the beginning of a longer one. */
export const searchLetters = (text: string): string =>
  foldSearch(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')

/** True if `text` contains each word of `search`, in any order. */
export function includesWords(text: string, search: string): boolean {
  const within = foldText(text)
  return foldSearch(search)
    .split(' ')
    .every((word) => within.includes(word))
}

/** The text in parts, alternately without and with a match of `search`, first without; a part may be ''. Its characters are composed. */
export function splitAtMatches(text: string, search: string): string[] {
  const composed = compose(text)
  const sought = foldSearch(search)
  if (sought === '') return [composed]
  let within = ''
  const starts: number[] = [] // of each character of `within`, the one in `composed` that it comes from
  let at = 0
  for (const character of composed) {
    const folding = foldCharacter(character)
    const isRepeatedBlank = folding === ' ' && within.endsWith(' ')
    if (!isRepeatedBlank) {
      within += folding
      for (const _ of folding.split('')) starts.push(at)
    }
    at += character.length
  }
  starts.push(composed.length)

  const parts: string[] = []
  let end = 0
  for (let match = within.indexOf(sought); match !== -1; match = within.indexOf(sought, match + sought.length)) {
    const from = Math.max(end, starts[match]!)
    const to = endOfCharacter(starts, match + sought.length)
    parts.push(composed.slice(end, from), composed.slice(from, to))
    end = to
  }
  return [...parts, composed.slice(end)]
}

/** The end of the character before `next`: a character that folds to several is matched as a whole. */
function endOfCharacter(starts: number[], next: number): number {
  let after = next
  while (starts[after] === starts[next - 1]) after += 1
  return starts[after]!
}
