import { readFileSync } from 'node:fs'
import { readFont } from './font.ts'
import { pictureFiles } from './renderPicture.ts'
import { drawable, fits, widthIn, wrapText } from './wrapText.ts'

const font = readFont(readFileSync(pictureFiles.font))
const setting = { font, size: 60, tracking: -0.02, width: 552 }

describe('the font', () => {
  it('has all Hangul, Latin, Cyrillic, kana and the signs of titles, and no emoji', () => {
    const hangul = Array.from({ length: 11_172 }, (_, at) => String.fromCodePoint(0xac00 + at))
    for (const character of [...hangul, ...Array.from('AZaz09éßñŁЯあア“”‘’…·—?!&<>₩€')])
      expect([character, font.has(character)]).toEqual([character, true])
    for (const character of '😀שم漢') expect(font.has(character)).toBe(false)
  })

  it('has one width for all syllables, and its own for each Latin letter', () => {
    expect(font.widthOf('가')).toBe(font.widthOf('뷁'))
    expect(font.widthOf('W')).toBeGreaterThan(2 * font.widthOf('i'))
    expect(font.widthOf('가나')).toBeCloseTo(2 * font.widthOf('가'))
    expect(font.widthOf('😀')).toBe(0)
  })
})

describe('drawable', () => {
  it.each([
    ['한글'.normalize('NFD'), '한글'],
    ['  a \n\t b  ', 'a b'],
    ['Hello 😀 you\u0000\u202e', 'Hello you'],
    ['שלום', ''],
    ['\ufeffa\u200b\u00ad\u202eb', 'ab'],
    ['<b>&"', '<b>&"'],
  ])('turns %j into %j', (given, expected) => {
    expect(drawable(given, font)).toBe(expected)
  })
})

describe('wrapText', () => {
  it.each([
    ['일상 속 미디어, 얼마나 믿으시나요?', ['일상 속 미디어,', '얼마나 믿으시나요?']],
    ['믿기 전에, 어디에서 왔는지부터 확인합니다.', ['믿기 전에, 어디에서', '왔는지부터 확인합니다.']],
    ['Trust in everyday media', ['Trust in', 'everyday media']],
    ['One', ['One']],
    ['', ['']],
  ])('breaks %s between words, after punctuation if the lines stay even', (text, lines) => {
    expect(wrapText(text, setting, 4)).toEqual(lines)
  })

  it('ends a text of too many lines with an ellipsis', () => {
    const lines = wrapText('생성형 인공지능이 만든 사진과 영상을 구별하는 방법에 관한 조사 '.repeat(5).trim(), setting, 3)
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatch(/[가-힣]…$/)
  })

  it('keeps every line within the width, even in a word longer than a line', () => {
    for (const text of ['뷁'.repeat(500), `${'w'.repeat(300)} a ${'i'.repeat(200)}`, '가나다 '.repeat(100).trim()])
      for (const most of [1, 3, Infinity])
        for (const line of wrapText(text, setting, most)) expect(widthIn(setting, line)).toBeLessThanOrEqual(setting.width)
  })

  it('loses no word', () => {
    const text = 'Checking official messages before you trust them, and what you do when you are not sure'
    expect(wrapText(text, setting, Infinity).join(' ')).toBe(text)
  })
})

describe('fits', () => {
  it('is whether the lines are few enough, and no word is broken', () => {
    expect(fits('일상 속 미디어, 얼마나 믿으시나요?', setting, 2)).toBe(true)
    expect(fits('일상 속 미디어, 얼마나 믿으시나요?', setting, 1)).toBe(false)
    expect(fits('w'.repeat(40), setting, 4)).toBe(false)
  })
})
