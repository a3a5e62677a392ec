import { choice } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { choiceNamed, findChoices, listedChoices } from './findChoices.ts'

const choices = [
  choice('none', { label: 'No answer', label_ko: '', no_answer: true }),
  choice('CI', { label: 'Côte d’Ivoire', label_ko: '코트디부아르' }),
  choice('KP', { label: 'North Korea', label_ko: '북한' }),
  choice('RO', { label: 'Romania', label_ko: '루마니아' }),
  choice('KR', { label: 'South Korea', label_ko: '대한민국' }),
  choice('OM', { label: 'Oman', label_ko: '오만' }),
  choice('tool', { label: 'Furniture', label_ko: '가구' }),
  choice('other', { label: 'Other', label_ko: '기타', text_entry: true }),
]
const listed = listedChoices(choices, 'answer-q', 'ko')
const found = (typed: string) => findChoices(listed, typed).found.map(({ choice: { value } }) => value)
/** The choices that every search keeps. */
const always = ['other', 'none']

it('lists the choices in their order, those that say no answer last, in the language of the page', () => {
  expect(found('  ')).toEqual(['CI', 'KP', 'RO', 'KR', 'OM', 'tool', 'other', 'none'])
  expect(listed.map(({ label }) => label.text).at(-1)).toBe('No answer')
})

it.each<[string, string, string[]]>([
  ['either language', 'korea', ['KP', 'KR']],
  ['each of its words', 'korea  SOUTH', ['KR']],
  ['a label without its accents', 'cote', ['CI']],
  ['what begins with it first', 'oma', ['OM', 'RO']],
  ['a text in another Unicode form', '대한민국'.normalize('NFD'), ['KR']],
  ['wide letters', 'Ｏｍａｎ', ['OM', 'RO']],
  ['the first letter of a syllable', 'ㄷ', ['KR', 'CI']],
  ['a syllable without its last consonant', '대하', ['KR']],
  ['a consonant that begins the next syllable', '대한ㅁ', ['KR']],
  ['a consonant that the next syllable will take', '각', ['tool']],
])('finds %s', (_, typed, values) => expect(found(typed)).toEqual([...values, ...always]))

it('counts the found choices, without the choices for other answers', () => {
  expect(findChoices(listed, 'korea').count).toBe(2)
  expect(findChoices(listed, 'zz')).toMatchObject({ count: 0, found: [{ choice: { value: 'other' } }, { choice: { value: 'none' } }] })
})

it('knows the choice whose label is typed whole', () => {
  expect(['north KOREA ', '오만', 'korea', ''].map((typed) => choiceNamed(listed, typed)?.value)).toEqual([
    'KP',
    'OM',
    undefined,
    undefined,
  ])
})

it('searches 500 choices within a frame', () => {
  const many = listedChoices(
    Array.from({ length: 500 }, (_, at) => choice(`v${at}`, { label: `Choice number ${at}`, label_ko: `선택지 ${at}번` })),
    'answer-q',
    'en',
  )
  const from = performance.now()
  for (const typed of ['4', '49', '499', '번']) findChoices(many, typed)
  expect((performance.now() - from) / 4).toBeLessThan(16)
})
