import { sentenceTexts } from './sentenceTexts.ts'

/** Sample texts that end in a vowel and in a consonant, so that no particle fits both. */
const [name, value, other] = ['〈이름〉', '〈값〉', '〈또〉']
const bounds = [
  { from: value, areDates: false },
  { to: value, areDates: true },
  { from: value, to: other, areDates: false },
]
const { all, any, notEnded, linkField, firstPlace, anyOf, noneOf, answered, unanswered, within, outside, otherAnswer, noAnswerShows } =
  sentenceTexts.ko
const sentences = [
  ...[all, any, notEnded, linkField, firstPlace, answered, unanswered, otherAnswer, noAnswerShows].map((say) => say(name)),
  ...[anyOf.one, anyOf.several, noneOf.one, noneOf.several].flatMap((say) => [say(name, [value]), say(name, [value, other])]),
  ...[within, outside].flatMap((say) => bounds.map((bound) => say(name, bound))),
]

describe('conditions in Korean', () => {
  it('attach no particle to a name or a value', () => {
    expect(sentences.every((text) => text.includes('〉'))).toBe(true)
    expect(sentences.filter((text) => /〉(?:은|는|이|가|을|를|와|과|으로|로)(?![가-힣])/.test(text))).toEqual([])
  })
})
