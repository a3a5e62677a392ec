import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { openSurveyPage, press, sent, setUpSurveyPages, stored } from '../../../../../test/support/web/pages/openSurveyPage.tsx'

setUpSurveyPages()
beforeEach(() => localStorage.setItem('response:sv1', 'r1'))

const choices = [choice('a', { label: 'First' }), choice('b', { label: 'Second' })]
const rows = [{ id: 'r', label: 'Row', label_ko: '' }]
const number = { min: null, max: null, decimals: 0, unit: 'km', unit_ko: '', unit_before: false }
const present = survey(
  [
    section('s', [
      question('far', { title: 'How far?' }),
      question('which', { title: 'Which?', type: 'multi_select', choices }),
      question('best', { title: 'Best?', type: 'single_choice', choices }),
    ]),
  ],
  { id: 'sv1', slug: 'real', version: 2 },
)
const former = [
  { id: 'far', type: 'number', choices: [], number },
  { id: 'which', type: 'matrix', choices: [choices[1]!], rows },
  { id: 'best', type: 'ranking', choices },
]
const response = {
  ...stored,
  answers: [
    { question_id: 'far', value: 4 },
    { question_id: 'which', value: { r: 'b' } },
    { question_id: 'best', value: ['b', 'a'] },
  ],
  former,
}
const open = (more: object = {}) =>
  openSurveyPage({ 'GET /surveys/slug/real': { body: present }, 'GET /responses/id/r1': { body: response }, ...more })
const answerTo = (title: string) => screen.getByRole('heading', { name: title }).parentElement!.textContent

describe('a saved response with answers to former types', () => {
  it('is read as they were given', async () => {
    await open()
    expect(answerTo('How far?')).toBe('How far?4 km')
    expect(answerTo('Which?')).toBe('Which?RowSecond')
    expect(answerTo('Best?')).toBe('Best?SecondFirst')
  })

  it('carries over what fits on Edit, and says the others beside their controls', async () => {
    const all = await open({ 'PUT /responses/id/r1': { body: { ...response, former: undefined } } })
    await press('Edit')
    expect(screen.getByLabelText(/How far/)).toHaveProperty('value', '')
    expect(screen.getByText('Your earlier answer: 4 km')).toBeTruthy()
    expect(screen.getByText('Your earlier answer: Row: Second')).toBeTruthy()
    expect(screen.getByText('Your earlier answer: Second, First')).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Second' })).toHaveProperty('checked', true)
    await userEvent.type(screen.getByLabelText(/How far/), 'Four')
    await press('Save changes')
    await screen.findByText('Saved')
    expect(sent(all, 'PUT /responses/id/r1')['answers']).toEqual([
      { question_id: 'far', value: 'Four' },
      { question_id: 'best', value: 'b' },
    ])
  })

  it('is read by its values where the reply says nothing of the types', async () => {
    await open({ 'GET /responses/id/r1': { body: { ...response, former: undefined } } })
    expect(answerTo('How far?')).toBe('How far?4')
    expect(answerTo('Which?')).toBe('Which?b')
  })
})

describe('a draft with values of former types', () => {
  it('keeps the part that the controls show, and sends it in their shape', async () => {
    localStorage.removeItem('response:sv1')
    const answers = { far: 'Four', which: 'b', best: ['b', 'a'] }
    localStorage.setItem('draft:sv1', JSON.stringify({ response: null, user: null, answers, demographics: {} }))
    const all = await open({ 'POST /responses': { status: 201, body: stored } })
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    expect(sent(all, 'POST /responses')['answers']).toEqual([
      { question_id: 'far', value: 'Four' },
      { question_id: 'which', value: ['b'] },
      { question_id: 'best', value: 'b' },
    ])
  })
})
