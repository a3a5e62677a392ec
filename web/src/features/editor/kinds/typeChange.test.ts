import * as v from 'valibot'
import { type QuestionType, questionTypeNames } from '#shared/kinds/kinds.ts'
import { hasChoices } from '#shared/kinds/hasChoices.ts'
import { type Question, surveyBody } from '#shared/survey/survey.ts'
import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { typeProblem, withType } from './typeChange.ts'

const isSaved = (given: Question) => v.safeParse(surveyBody, survey([section('s', [given])])).success
const choicesOf = (values: string[]) => values.map((value, at) => choice(value, { id: `c${at}` }))
const numbered = (count: number) => choicesOf(Array.from({ length: count }, (_, at) => `v${at}`))
const fresh = (type: QuestionType, choices = numbered(0)) => withType(question('q', { choices }), type)
const pairs = questionTypeNames.flatMap((was) => questionTypeNames.map((now) => [was, now] as const))

describe('a change of type', () => {
  it.each(pairs)('from %s to %s can be saved, keeps what there was, and can be taken back', (was, now) => {
    const before = fresh(was, hasChoices(was) ? numbered(3) : [])
    const after = withType(before, now)
    expect([isSaved(before), typeProblem(before, now), isSaved(after)]).toEqual([true, null, true])
    expect(after.choices.slice(0, before.choices.length)).toEqual(before.choices)
    const back = withType(after, was)
    expect([back.type, back.choices.slice(0, before.choices.length), back.rows]).toEqual([was, before.choices, before.rows ?? after.rows])
  })

  it.each(pairs.filter(([was, now]) => was !== now))('from %s to %s is offered if it can be saved', (was, now) => {
    for (const choices of [numbered(15), numbered(16), numbered(30), choicesOf(['a', 'a', 'b'])]) {
      const before = { ...fresh(was), choices }
      expect([choices.length, typeProblem(before, now) === null]).toEqual([choices.length, isSaved(withType(before, now))])
    }
  })
})
