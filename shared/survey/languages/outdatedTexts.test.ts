import { choice, question, section, survey } from '../../../test/support/fixtures/buildSurvey.ts'
import { outdatedTexts } from './outdatedTexts.ts'

/** The languages that are out of date after versions of a title, each as "English, Korean". */
const behind = (...versions: string[]) =>
  outdatedTexts(
    versions.map((version) => {
      const [title = '', title_ko = ''] = version.split(', ')
      return survey([section('s', [question('q', { title, title_ko })])])
    }),
  ).map(({ language }) => language)

/** A choice question with these labels; a label's first letter is its id. */
const asked = (...labels: string[]) =>
  survey([
    section('s', [
      question('q', { type: 'single_choice', choices: labels.map((label) => choice(label, { id: label[0]!, label_ko: label[0]! })) }),
    ]),
  ])

describe('outdatedTexts', () => {
  it.each([
    ['a text that never changed', ['a, 가', 'a, 가'], []],
    ['both changed in one version', ['a, 가', 'b, 나'], []],
    ['English changed alone', ['a, 가', 'b, 가'], ['ko']],
    ['Korean changed alone', ['a, 가', 'a, 나', 'a, 다'], ['en']],
    ['the other language followed', ['a, 가', 'b, 가', 'b, 나'], []],
    ['it changed alone again after that', ['a, 가', 'b, 가', 'b, 나', 'c, 나'], ['ko']],
    ['both changed together after that', ['a, 가', 'b, 가', 'c, 나'], []],
    ['Korean was added later', ['a', 'b', 'b, 나'], []],
    ['Korean was removed', ['a, 가', 'b, 가', 'b'], []],
  ])('knows of %s', (_, versions, expected) => {
    expect(behind(...versions)).toEqual(expected)
  })

  it('follows choices that move by their ids', () => {
    expect(outdatedTexts([asked('a', 'b'), asked('b', 'a!')])).toEqual([
      { place: { kind: 'choice', question_id: 'q', index: 1 }, field: 'label', language: 'ko' },
    ])
  })

  it('ignores a part that only one version has', () => {
    expect(outdatedTexts([survey([]), survey([section('s', [], { title: 'a', title_ko: '가' })])])).toEqual([])
  })
})
