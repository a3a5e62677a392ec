import { screen } from '@testing-library/react'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openSurveyPage, pick, press, sent, setUpSurveyPages, taken } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { createAnswerStore } from '../../answers/answerStore.ts'
import { demographicTexts } from '../../answers/demographicTexts.ts'
import { reportConflicts } from '../../sending/problems/reportConflicts.ts'
import { applyEarlyInput } from '../applyEarlyInput.ts'

setUpSurveyPages()

const choices = [
  choice('unknown', { label: 'No idea', no_answer: true }),
  choice('a', { label: 'A lens' }),
  choice('none', { label: 'None', exclusive: true }),
]
const body = survey([section('s', [question('tools', { type: 'multi_select', title: 'With what?', choices })])], {
  id: 'sv1',
  slug: 'real',
})
const open = () => openSurveyPage({ 'GET /surveys/slug/real': { body }, 'POST /responses': taken })
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
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['answers']).toEqual([{ question_id: 'tools', value: ['a'] }])
  })

  it('come last if they mean no answer', async () => {
    await open()
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value)).toEqual(['a', 'none', 'unknown'])
  })

  it('stay ticked beside others if that was before the script, with a message until one is cleared', async () => {
    const nothing = { answers: new Map(), demographics: demographicTexts() }
    const store = createAnswerStore(body, nothing)
    applyEarlyInput(store, new Map([['answer-tools', ['a', 'none']]]))
    expect(store.value('tools')).toEqual(['a', 'none'])
    reportConflicts(store)
    expect(store.problem('answer-tools')?.code).toBe('answer.exclusive')
    store.answer('tools', ['a'])
    reportConflicts(store)
    expect(store.problem('answer-tools')).toBeUndefined()
  })

  it('are not complained of where the saved response has them so', () => {
    const saved = { answers: new Map([['tools', ['a', 'none']]]), demographics: demographicTexts() }
    const store = createAnswerStore(body, saved)
    reportConflicts(store)
    expect(store.problem('answer-tools')).toBeUndefined()
  })
})
