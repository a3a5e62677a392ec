import { processorTime } from '../test/support/processorTime.ts'
import { includesText, includesWords, splitAtMatches } from './search.ts'

const pairs: [string, string, string][] = [
  ['another case', 'The LIGHT House', 'light house'],
  ['a no-break space', 'two\u00a0words', 'two words'],
  ['a no-break space in the search', 'two words', 'two\u00a0words'],
  ['a line break and repeated blanks', 'two \n\t words', 'two words'],
  ['blanks around the search', 'two words', '  words '],
  ['decomposed Hangul', '서울에서 왔어요'.normalize('NFD'), '서울'],
  ['decomposed Hangul in the search', '서울에서 왔어요', '서울'.normalize('NFD')],
  ['a combining accent', 'Cafe\u0301', 'café'],
  ['full width', 'ＰＲＩＳＭ　２０２６', 'prism 2026'],
  ['a ligature', 'ﬁeld', 'field'],
  ['a sharp s', 'Straße', 'STRASSE'],
  ['a final sigma', 'ΟΔΟΣ', 'οδός'.normalize('NFD').replaceAll('\u0301', '')],
  ['a soft hyphen', 'news\u00adroom', 'newsroom'],
  ['Hangul letters that were typed alone', 'ㅋㅋㅏ', 'ㅋㅋ'],
]

describe('includesText', () => {
  it.each(pairs)('finds %s', (_, text, search) => {
    expect(includesText(text, search)).toBe(true)
  })

  it.each([
    ['a part of a syllable', '한국', '하'],
    ['words in another order', 'two words', 'words two'],
    ['a letter without its accent', 'café', 'cafe'],
  ])('does not find %s', (_, text, search) => {
    expect(includesText(text, search)).toBe(false)
  })

  it.each([
    ['wide letters and blanks', 'Ａ\u00a0 '.repeat(70_000)],
    ['accents in the wrong order', '\u0315\u0300'.repeat(50_000)],
  ])('takes a long text of %s in linear time', async (_, text) => {
    expect(await processorTime(() => includesText(text, 'nowhere'))).toBeLessThan(100)
  })

  it('finds a word with as many accents as any word has', () => {
    const word = `a${'\u0301\u0315\u0327'.repeat(5)}`
    expect(includesText(`${word.normalize('NFD')}!`, word.normalize('NFC'))).toBe(true)
  })
})

describe('includesWords', () => {
  it('finds every word in any order', () => {
    expect(includesWords('미나 서\u00a0Editor'.normalize('NFD'), ' editor  서')).toBe(true)
    expect(includesWords('미나 서', '서 editor')).toBe(false)
    expect(includesWords('anything', ' ')).toBe(true)
  })
})

describe('splitAtMatches', () => {
  it.each(pairs)('finds %s, and keeps the whole text', (_, text, search) => {
    const parts = splitAtMatches(text, search)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.join('')).toBe(text.normalize('NFC'))
    for (const [at, part] of parts.entries()) expect([part, includesText(part, search)]).toEqual([part, at % 2 === 1])
  })

  it('splits at every match, and keeps the spelling of the text', () => {
    expect(splitAtMatches('A  b, a\u00a0B; ab', 'a b')).toEqual(['', 'A  b', ', ', 'a\u00a0B', '; ab'])
    expect(splitAtMatches('aaaa', 'aa')).toEqual(['', 'aa', '', 'aa', ''])
    expect(splitAtMatches('a.b', '.')).toEqual(['a', '.', 'b'])
    expect(splitAtMatches('x\u1f600', 'y')).toEqual(['x\u1f600'])
  })

  it('never splits a character that folds to several', () => {
    expect(splitAtMatches('Straße', 'stras')).toEqual(['', 'Straß', 'e'])
    expect(splitAtMatches('aﬁeld', 'ie')).toEqual(['a', 'ﬁe', 'ld'])
  })

  it('returns the whole text without a search', () => {
    expect(splitAtMatches('text', ' ')).toEqual(['text'])
  })
})
