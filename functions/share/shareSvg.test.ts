import { readFileSync } from 'node:fs'
import type { ShareContent } from '#shared/site/sharePicture.ts'
import en from '../../web/src/locales/en/survey.json'
import ko from '../../web/src/locales/ko/survey.json'
import { readFont } from './font.ts'
import { homeLines } from './homeLines.ts'
import { icon } from './icon.ts'
import { lengthText } from './lengthText.ts'
import { palettes } from './palettes.ts'
import { pictureFiles } from './renderPicture.ts'
import { shareSvg } from './shareSvg.ts'

const font = readFont(readFileSync(pictureFiles.font))
const read = (file: string) => readFileSync(`web/src/${file}`, 'utf8')
/** The value of a CSS variable; undefined if it is no plain color. */
const token = (css: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1]
const rays = (css: string) => [0, 1, 2, 3, 4].map((color) => token(css, `ray-${color}`))
const filled = (text: string, count: number) => text.replace('{{count}}', String(count))

const content = (overrides: Partial<ShareContent> = {}): ShareContent => ({
  language: 'en',
  title: 'Trust in everyday media',
  brand: 'Project PRISM',
  length: { questions: 8, most: false, minutes: 3 },
  drawing: { outline: '3+ 5', seed: 'S1' },
  ...overrides,
})
const svg = (overrides: Partial<ShareContent> = {}) => shareSvg(content(overrides), font, 'Pretendard')
const wordsOf = (drawn: string) => [...drawn.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words)
const sizeOf = (drawn: string, words: string) => Number(new RegExp(`font-size="(\\d+)"[^>]*>${words}<`).exec(drawn)?.[1])

describe('shareSvg', () => {
  it('shows brand, title and length', () => {
    expect(wordsOf(svg())).toEqual(['Project PRISM', 'Trust in', 'everyday media', '8 questions · about 3 minutes'])
  })

  it('leaves out a missing length', () => {
    expect(wordsOf(svg({ length: null, title: 'One' }))).toEqual(['Project PRISM', 'One'])
  })

  it('shrinks long titles, and cuts them after four lines', () => {
    const long = '생성형 인공지능이 만든 사진과 영상을 구별하는 방법과 출처 확인 경험에 관한 설문 조사'
    expect(sizeOf(svg({ title: '미디어' }), '미디어')).toBe(88)
    const lines = wordsOf(svg({ title: long.repeat(3) })).slice(1, -1)
    expect(lines).toHaveLength(4)
    expect(sizeOf(svg({ title: long.repeat(3) }), lines[0]!)).toBe(48)
    expect(lines[3]).toMatch(/…$/)
  })

  it('is well-formed with any text, and escapes it', () => {
    const title = '</text><script>&"'
    expect(wordsOf(svg({ title, length: null }))).toEqual(['Project PRISM', '&lt;/text&gt;&lt;script&gt;&amp;&quot;'])
    expect(wordsOf(svg({ title: '\u0000\u0007\u202e😀a\ufffe', length: null }))).toEqual(['Project PRISM', 'a'])
  })

  it('shows the brand as title if the font has no character of the title, and nothing if it has neither', () => {
    expect(wordsOf(svg({ title: '😀', length: null }))).toEqual(['Project PRISM', 'Project', 'PRISM'])
    expect(wordsOf(svg({ title: '😀', brand: 'שלום', length: null }))).toEqual([''])
  })
})

it('shows the site’s icon', () => {
  expect(readFileSync('web/public/icon.svg', 'utf8')).toContain(icon)
  expect(svg()).toContain(icon)
})

describe('the colors', () => {
  const cover = read('ui/drawings/StructureCover.module.css')
  const [light, dark] = read('tokens.css').split('prefers-color-scheme: dark') as [string, string]
  const [both, day, night] = cover.split(/\n\.(?:day|night) \{/).slice(-3) as [string, string, string]

  it('are those of covers and texts on the site', () => {
    expect(rays(day)).toEqual(palettes.day.rays)
    expect(rays(both)).toEqual(palettes.night.rays)
    expect([token(light, 'bg-accent'), token(light, 'text'), token(light, 'text-muted')]).toEqual([
      palettes.day.ground,
      palettes.day.text,
      palettes.day.muted,
    ])
    expect([token(night, 'ground'), token(dark, 'text'), token(dark, 'text-muted')]).toEqual([
      palettes.night.ground,
      palettes.night.text,
      palettes.night.muted,
    ])
  })
})

describe('lengthText', () => {
  it('has the words of the survey’s page', () => {
    for (const most of [false, true])
      for (const count of [1, 12]) {
        const length = { questions: count, most, minutes: count }
        const name = `${most ? 'most_' : ''}questions_${count === 1 ? 'one' : 'other'}` as const
        const minutes = `minutes_${count === 1 ? 'one' : 'other'}` as const
        expect(lengthText(length, 'en')).toBe(`${filled(en.survey[name], count)} · ${filled(en.survey[minutes], count)}`)
        const korean = ko.survey[`${most ? 'most_' : ''}questions_other`]
        expect(lengthText(length, 'ko')).toBe(`${filled(korean, count)} · ${filled(ko.survey.minutes_other, count)}`)
      }
  })
})

describe('homeLines', () => {
  it('fit the frame', () => {
    const { beam, prism, lines } = homeLines({ width: 600, height: 614 })
    const points = [...[beam, prism, ...lines].join('').matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(48)
      expect(x).toBeLessThanOrEqual(552)
      expect(y).toBeGreaterThanOrEqual(48)
      expect(y).toBeLessThanOrEqual(566)
    }
    expect(points.length).toBeGreaterThan(60)
  })
})
