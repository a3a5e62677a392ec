import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { createAnswerStore, type FormValues } from '../../answers/answerStore.ts'
import { validateForm } from './validateForm.ts'

const asked = survey([section('s', [question('q', { type: 'date', date: { precision: 'day', min: 'today', max: 'today' } })])])
const nothing: FormValues = { answers: new Map(), demographics: { job: '', age: '', gender: '', country: '' } }
const problemsOf = (day: string, created_at?: string) =>
  validateForm(
    createAnswerStore(
      asked,
      { ...nothing, response: created_at === undefined ? null : { id: 'r', created_at } },
      { ...nothing, answers: new Map([['q', day]]) },
    ),
  ).problems.map(({ code }) => code)

describe('"today" as a bound of a date', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') }))
  afterEach(() => void jest.useRealTimers())

  it('is the present day in a first response', () => {
    expect(problemsOf('2026-11-24')).toEqual([])
    expect(problemsOf('2026-11-21')).toEqual(['answer.too_early'])
  })

  it('is the day of the response that is changed, by the time in Seoul', () => {
    const createdAt = '2026-10-01T20:00:00.000Z'
    expect(problemsOf('2026-10-02', createdAt)).toEqual([])
    expect(problemsOf('2026-10-03', createdAt)).toEqual([])
    expect(problemsOf('2026-09-30', createdAt)).toEqual(['answer.too_early'])
    expect(problemsOf('2026-11-24', createdAt)).toEqual(['answer.too_late'])
  })
})

/** The controls of the problems with an age of 900 and no answer. */
const controlsGiven = (more: Parameters<typeof survey>[1]) => {
  const needed = survey([section('s', [question('q', { required: true })])], more)
  const { problems } = validateForm(
    createAnswerStore(needed, nothing, { ...nothing, demographics: { ...nothing.demographics, age: '900' } }),
  )
  return problems.map(({ control }) => control)
}

describe('a wrong age', () => {
  it('is named where the page asks for it: before the questions, or after them', () => {
    expect(controlsGiven({})).toEqual(['about-age', 'answer-q'])
    expect(controlsGiven({ demographics: { place: 'last' } })).toEqual(['answer-q', 'about-age'])
  })
})
