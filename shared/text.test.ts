import { cutText, isBlank, pair, read, text } from './text.ts'

it.each([
  [{ en: 'a', ko: '가' }, 'en', { text: 'a', lang: 'en' }],
  [{ en: 'a', ko: '가' }, 'ko', { text: '가', lang: 'ko' }],
  [{ en: 'a', ko: '' }, 'ko', { text: 'a', lang: 'en' }],
  [{ en: '', ko: '가' }, 'en', { text: '가', lang: 'ko' }],
  [{ en: 'a', ko: '<p><br></p>' }, 'ko', { text: 'a', lang: 'en' }],
  [{ en: '', ko: '' }, 'ko', { text: '', lang: 'ko' }],
  [undefined, 'en', { text: '', lang: 'en' }],
] as const)('reads %j in %s as %j', (value, lang, reading) => {
  expect(read(value, lang)).toEqual(reading)
  expect(text(value, lang)).toBe(reading.text)
})

it.each([
  ['a😀b', 1, 'a'],
  ['a😀b', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['a😀b', 9, 'a😀b'],
  ['한글', 1, '한'],
  ['\ud83d a \ude00', 9, '\ufffd a \ufffd'],
])('cuts %j to at most %i as %j', (whole, most, cut) => {
  expect(cutText(whole, most)).toBe(cut)
})

it('reads a survey field and its Korean as a pair', () => {
  expect(pair({ title: 'a', title_ko: '가' }, 'title')).toEqual({ en: 'a', ko: '가' })
})

it.each(['', ' ', '<p><br></p>', '<p>&nbsp;</p>', '<p>\u00a0</p>', '<ol><li></li></ol>', null, undefined])('treats %j as blank', (html) => {
  expect(isBlank(html)).toBe(true)
})

it.each(['a', '<인적 사항>', '<p>0</p>', '<p><img src="/media/a.png"></p>', '<iframe src="x"></iframe>', '<video src="x"></video>'])(
  'does not treat %j as blank',
  (html) => {
    expect(isBlank(html)).toBe(false)
  },
)

it('reads 200,000 angle brackets as fast as letters', () => {
  expect(isBlank('<'.repeat(200_000))).toBe(false)
  expect(isBlank('<p '.repeat(60_000))).toBe(false)
})
