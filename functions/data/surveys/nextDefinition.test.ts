import * as v from 'valibot'
import { limits } from '#shared/limits.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { nextDefinition } from './nextDefinition.ts'

type Choice = { id?: string; value: string; aliases?: string[] }

const survey = (...questions: { id: string; choices?: Choice[]; show_if?: object }[]) =>
  v.parse(surveyBody, {
    sections: [{ id: 's', title: 'Where', questions: questions.map((question) => ({ type: 'multi_select', ...question })) }],
  })

const first = (...choices: Choice[]) => nextDefinition(survey({ id: 'q', choices }), null)
const questions = (turn: number) => Array.from({ length: 1_000 }, (_, at) => ({ id: `q${turn}-${at}`, choices: [{ value: 'a' }] }))
const longAliases = (at: number) => Array.from({ length: 200 }, (_, turn) => `${'x'.repeat(900)} ${at} ${turn}`)
const choicesOf = (definition: ReturnType<typeof first>) => definition.sections[0]!.questions[0]!.choices

it('gives each choice its own id, and keeps existing ids', () => {
  const [a, b] = choicesOf(first({ value: 'a' }, { id: 'mine', value: 'b' }))
  expect([a!.id, b!.id]).toEqual([expect.stringMatching(/^\w{8}$/), 'mine'])
})

it('never gives two choices one id', () => {
  const [a, b] = choicesOf(first({ id: 'x', value: 'a' }, { id: 'x', value: 'b' }))
  expect(a!.id).not.toBe(b!.id)
})

it('recognizes a choice without an id by its value', () => {
  const before = first({ id: 'x', value: 'a' })
  expect(choicesOf(nextDefinition(survey({ id: 'q', choices: [{ value: 'a' }] }), before))[0]!.id).toBe('x')
})

it('keeps every value that was published as an alias', () => {
  const one = first({ id: 'x', value: 'a' })
  const two = nextDefinition(survey({ id: 'q', choices: [{ id: 'x', value: 'b' }] }), one)
  const three = nextDefinition(survey({ id: 'q', choices: [{ id: 'x', value: 'c' }] }), two)
  expect(choicesOf(three)[0]).toMatchObject({ value: 'c', aliases: ['a', 'b'] })
})

it('removes an alias when a choice has that value again', () => {
  const renamed = nextDefinition(survey({ id: 'q', choices: [{ id: 'x', value: 'b' }] }), first({ id: 'x', value: 'a' }))
  const taken = nextDefinition(survey({ id: 'q', choices: [{ id: 'x', value: 'b' }, { value: 'a' }] }), renamed)
  expect(choicesOf(taken).map(({ value, aliases }) => [value, aliases])).toEqual([
    ['b', []],
    ['a', []],
  ])
})

it('keeps deleted questions with their section, until they come back', () => {
  const gone = nextDefinition(survey({ id: 'other' }), first({ value: 'a' }))
  expect(gone.retired_questions).toMatchObject([{ section_title: 'Where', question: { id: 'q' } }])
  expect(nextDefinition(survey({ id: 'last' }), gone).retired_questions.map(({ question }) => question.id)).toEqual(['q', 'other'])
  expect(nextDefinition(survey({ id: 'q' }, { id: 'other' }), gone).retired_questions).toEqual([])
})

it('keeps no condition of a deleted question', () => {
  const show_if = { clauses: [{ question_id: 'p', op: 'answered' }] }
  const before = nextDefinition(survey({ id: 'p' }, { id: 'q', show_if }), null)
  expect(JSON.stringify(before)).toContain('show_if')
  expect(JSON.stringify(nextDefinition(survey({ id: 'p' }), before))).not.toContain('show_if')
})

it('keeps deleted choices until they come back', () => {
  const gone = nextDefinition(
    survey({ id: 'q', choices: [{ id: 'y', value: 'b' }] }),
    first({ id: 'x', value: 'a' }, { id: 'y', value: 'b' }),
  )
  expect(gone.retired_choices).toMatchObject([{ question_id: 'q', choice: { id: 'x', value: 'a' } }])
  const back = nextDefinition(survey({ id: 'q', choices: [{ value: 'a' }, { id: 'y', value: 'b' }] }), gone)
  expect(back.retired_choices).toEqual([])
})

it('stays small however often every question is replaced, and keeps the latest', () => {
  let definition = nextDefinition(survey(...questions(0)), null)
  for (let turn = 1; turn < 12; turn++) definition = nextDefinition(survey(...questions(turn)), definition)
  const retired = definition.retired_questions.map(({ question }) => question.id)
  expect(JSON.stringify(definition.retired_questions).length).toBeLessThan(limits.retiredCharacters + 10_000)
  expect(retired.length).toBeGreaterThan(1_000)
  expect(retired.at(-1)).toBe('q10-999')
})

it('bounds the former values of all choices together, and keeps the latest of each', () => {
  const many = Array.from({ length: 10 }, (_, at) => ({ id: `c${at}`, value: `v${at}`, aliases: longAliases(at) }))
  const kept = choicesOf(first(...many)).map((choice) => choice.aliases)
  expect(kept.flat().join('').length).toBeLessThanOrEqual(limits.aliasCharacters)
  expect(kept.map((of) => of.at(-1))).toEqual(many.map((_, at) => longAliases(at).at(-1)))
})

const former = () => first({ id: 'x', value: 'a', aliases: ['before'] }, { id: 'y', value: 'b' })

const retiredIds = (definition: ReturnType<typeof first>) => definition.retired_choices.map(({ choice }) => choice.id)

const withoutA = () => nextDefinition(survey({ id: 'q', choices: [{ id: 'y', value: 'b' }] }), former())

describe('the choices of a deleted question', () => {
  it('keeps a deleted choice when its question is deleted too', () => {
    const gone = nextDefinition(survey(), withoutA())
    expect(retiredIds(gone)).toEqual(['x'])
    expect(retiredIds(nextDefinition(survey({ id: 'other' }), gone))).toEqual(['x'])
  })

  it('keeps a deleted choice when its question comes back without it', () => {
    const back = nextDefinition(survey({ id: 'q', choices: [{ id: 'y', value: 'b' }] }), nextDefinition(survey(), withoutA()))
    expect(retiredIds(back)).toEqual(['x'])
    const backAtOnce = nextDefinition(survey({ id: 'q', choices: [{ id: 'y', value: 'b' }] }), nextDefinition(survey(), former()))
    expect(retiredIds(backAtOnce)).toEqual(['x'])
  })

  it('gives a choice that comes back with its question its id and former values', () => {
    const back = nextDefinition(survey({ id: 'q', choices: [{ value: 'a' }, { value: 'b' }] }), nextDefinition(survey(), withoutA()))
    expect(choicesOf(back)).toMatchObject([
      { id: 'x', value: 'a', aliases: ['before'] },
      { id: 'y', value: 'b' },
    ])
    expect(back.retired_choices).toEqual([])
  })
})
