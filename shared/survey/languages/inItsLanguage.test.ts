import { choice, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { inItsLanguage } from './inItsLanguage.ts'

const both = survey(
  [
    section('s', [
      question('q', {
        title: 'Age',
        title_ko: '나이',
        description: '<p>Years</p>',
        description_ko: '<p><br></p>',
        type: 'number',
        number: { min: 1, max: null, decimals: 0, unit: '', unit_ko: '살', unit_before: false },
      }),
      question('c', { type: 'single_choice', choices: [choice('x', { label: 'Books', label_ko: '책' })] }),
    ]),
  ],
  { title: 'Survey', title_ko: '설문', slug: 'both', closed_text: '<p>Closed</p>', closed_text_ko: '<p>마감</p>' },
)
const textsOf = (languages: 'en' | 'ko') => {
  const given = inItsLanguage({ ...both, languages })
  const [age, books] = given.sections[0]!.questions as [
    (typeof both.sections)[0]['questions'][0],
    (typeof both.sections)[0]['questions'][0],
  ]
  return {
    survey: [given.title, given.title_ko, given.closed_text, given.closed_text_ko, given.slug],
    age: [age.title, age.title_ko, age.description, age.description_ko, age.number?.unit, age.number?.unit_ko, age.number?.min],
    choice: [books.choices[0]!.label, books.choices[0]!.label_ko, books.choices[0]!.value],
  }
}

describe('inItsLanguage', () => {
  it('leaves a survey in both languages as it is', () => {
    expect(inItsLanguage(both)).toBe(both)
  })

  it('returns the same object for an unchanged part', () => {
    const [one, other] = ['One', 'Other'].map((title) => inItsLanguage({ ...both, title, languages: 'en' as const }))
    expect(other!.sections).toBe(one!.sections)
  })

  it('removes all texts in the other language, except those without a translation', () => {
    expect(textsOf('en')).toEqual({
      survey: ['Survey', '', '<p>Closed</p>', '', 'both'],
      age: ['Age', '', '<p>Years</p>', '', '', '살', 1],
      choice: ['Books', '', 'x'],
    })
    expect(textsOf('ko')).toEqual({
      survey: ['', '설문', '', '<p>마감</p>', 'both'],
      age: ['', '나이', '<p>Years</p>', '<p><br></p>', '', '살', 1],
      choice: ['', '책', 'x'],
    })
  })
})
