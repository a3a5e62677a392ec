import { screen } from '@testing-library/react'
import { choice } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { answering, oneQuestionPage } from '../../../../../../test/support/web/pages/oneQuestionPage.tsx'
import { pick } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { reportConflicts } from '../../sending/problems/reportConflicts.ts'
import { applyEarlyInput } from '../applyEarlyInput.ts'

const choices = [
  choice('unknown', { label: 'No idea', no_answer: true }),
  choice('a', { label: 'A lens' }),
  choice('none', { label: 'None', exclusive: true }),
]
const { open, submit, storeWith } = oneQuestionPage({ type: 'multi_select', title: 'With what?', choices })
const picked = () => screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value)

describe('exclusive choices', () => {
  it('clear the others, and are cleared by them', async () => {
    const all = await open()
    await pick('A lens')
    await pick('None')
    expect(picked()).toEqual(['none'])
    await pick('No idea')
    expect(picked()).toEqual(['unknown'])
    await pick('A lens')
    expect(picked()).toEqual(['a'])
    expect(await submit(all)).toEqual(answering(['a']))
  })

  it('come last if they mean no answer', async () => {
    await open()
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value)).toEqual(['a', 'none', 'unknown'])
  })

  it('stay ticked beside others if that was before the script, with a message until one is cleared', async () => {
    const store = storeWith()
    applyEarlyInput(store, new Map([['answer-q', ['a', 'none']]]))
    expect(store.value('q')).toEqual(['a', 'none'])
    reportConflicts(store)
    expect(store.problem('answer-q')?.code).toBe('answer.exclusive')
    store.answer('q', ['a'])
    reportConflicts(store)
    expect(store.problem('answer-q')).toBeUndefined()
  })

  it('are not complained of where the saved response has them so', () => {
    const store = storeWith({ q: ['a', 'none'] })
    reportConflicts(store)
    expect(store.problem('answer-q')).toBeUndefined()
  })
})
