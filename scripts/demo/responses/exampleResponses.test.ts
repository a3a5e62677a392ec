import * as v from 'valibot'
import { checkAnswers } from '#shared/answers/checkAnswers.ts'
import { visible } from '#shared/branching.ts'
import { importBody } from '#shared/responses/import.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { siteDay } from '#shared/time/timeZone.ts'
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
    for (const { answers, created_at } of responses) {
      const given = answers as Parameters<typeof checkAnswers>[1]
      const shown = visible(survey, given).questions
      expect(given.filter(({ question_id }) => !shown.has(question_id))).toEqual([])
      expect(checkAnswers(survey, given, { today: siteDay(new Date(created_at!)) }).problems).toEqual([])
    }
  })

  it('answer every question but those for files, and take no choice as often as every other', () => {
    for (const { id, type, choices } of survey.sections.flatMap(({ questions }) => questions)) {
      if (type === 'note' || type === 'file_upload') continue
      const values = responses.flatMap(({ answers }) => answers.filter((one) => one.question_id === id).map(({ value }) => value))
      expect(values.length).toBeGreaterThan(0)
      const taken = values.flatMap((value) => (type === 'matrix' ? Object.values(value as object) : [value].flat()))
      const counts = choices.map(({ value }) => taken.filter((one) => one === value).length)
      expect(counts.length <= 2 || Math.max(...counts) > Math.min(...counts)).toBe(true)
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

it('contain a finding: the most confident respondents were fooled most often', () => {
  const [, , responses] = made.find(([slug]) => slug === 'real-or-generated')!
  const shareFooled = (points: unknown[]) => {
    const valueOf = (of: string, { answers }: (typeof responses)[number]) => answers.find(({ question_id }) => question_id === of)?.value
    const asked = responses.filter((one) => points.includes(valueOf('can_tell', one)))
    return asked.filter((one) => ['often', 'once'].includes(String(valueOf('fooled', one)))).length / asked.length
  }
  expect(shareFooled([6, 7])).toBeGreaterThan(shareFooled([1, 2]) + 0.1)
})
