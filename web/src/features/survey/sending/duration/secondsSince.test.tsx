import { act, renderHook } from '@testing-library/react'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { createAnswerStore, type FormValues } from '../../answers/answerStore.ts'
import { demographicTexts } from '../../answers/demographicTexts.ts'
import { secondsSince } from './secondsSince.ts'
import { useBegunAt } from './useBegunAt.ts'

const nothingEntered: FormValues = { answers: new Map(), demographics: demographicTexts() }
const asked = survey([section('one', [question('why')])])

function measure(draft?: FormValues) {
  const store = createAnswerStore(asked, nothingEntered, draft)
  const { result } = renderHook(() => useBegunAt(store))
  return { store, seconds: () => secondsSince(result.current.current) }
}
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the seconds that answering took', () => {
  it('run from the first input, whole, and at least one', () => {
    const { store, seconds } = measure()
    wait(30)
    expect(seconds()).toBeUndefined()
    store.answer('why', 'B')
    expect(seconds()).toBe(1)
    wait(64.6)
    store.answer('why', 'Because')
    expect(seconds()).toBe(65)
  })

  it('are unknown for a form begun in an earlier visit, and for a page open for days', () => {
    const begun = measure({ ...nothingEntered, answers: new Map([['why', 'Begun']]) })
    begun.store.answer('why', 'Begun and ended')
    wait(10)
    expect(begun.seconds()).toBeUndefined()
    const open = measure()
    open.store.answer('why', 'B')
    wait(90_000)
    expect(open.seconds()).toBeUndefined()
  })
})
