import * as v from 'valibot'
import { checkAnswers } from '#shared/answers/checkAnswers.ts'
import { visible } from '#shared/branching.ts'
import { importBody } from '#shared/responses/import.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { demoSurveys } from '../seedDemo.ts'
import { exampleResponses } from './exampleResponses.ts'

const now = new Date('2026-11-22T03:00:00.000Z')
const made = demoSurveys.map((body) => {
  const survey = v.parse(surveyBody, body)
  return [survey.slug, survey, exampleResponses(survey, { count: 240, seed: 2026, now })] as const
})

describe.each(made)('the example responses to %s', (_slug, survey, responses) => {
  it('are the same on every run, each under a key of its own', () => {
    expect(exampleResponses(survey, { count: 240, seed: 2026, now })).toEqual(responses)
    expect(new Set(responses.map(({ key }) => key)).size).toBe(240)
    expect(v.is(importBody, { responses: responses.slice(0, 100) })).toBe(true)
  })

  it('answer what shows and nothing else, completely', () => {
    for (const { answers } of responses) {
      const given = answers as Parameters<typeof checkAnswers>[1]
      const shown = visible(survey, given).questions
      expect(given.filter(({ question_id }) => !shown.has(question_id))).toEqual([])
      expect(checkAnswers(survey, given).problems).toEqual([])
    }
  })

  it('take every choice, and none of them as often as another', () => {
    for (const { id, choices } of survey.sections.flatMap(({ questions }) => questions).filter(({ choices }) => choices.length > 2)) {
      const counts = choices.map(
        ({ value }) =>
          responses.filter(({ answers }) => answers.some((one) => one.question_id === id && [one.value].flat().includes(value))).length,
      )
      expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts))
    }
  })

  it('are spread over 30 days until now, a third of them in Korean', () => {
    const days = new Set(responses.map(({ created_at }) => created_at!.slice(0, 10)))
    expect(days.size).toBeGreaterThan(24)
    const moments = responses.map(({ created_at }) => created_at!).sort()
    expect(moments[0]! >= '2026-10-23' && moments.at(-1)! < now.toISOString()).toBe(true)
    const korean = responses.filter(({ language }) => language === 'ko').length
    expect(korean).toBeGreaterThan(60)
    expect(korean).toBeLessThan(100)
  })

  it('say of themselves that they are examples', () => {
    expect(responses.filter(({ demographics }) => !/\((?:example|예시)\)$/.test(demographics?.job ?? ''))).toEqual([])
  })
})
