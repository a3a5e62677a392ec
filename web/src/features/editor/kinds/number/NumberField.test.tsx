import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anyNumber } from '#shared/kinds/number/numberOf.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import * as v from 'valibot'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../../test/support/web/pages/openCards.tsx'
import { stubApi } from '../../../../../../test/support/web/stubApi.ts'

beforeAll(prepareCards)

const bodyWith = (overrides: object = {}) => survey([section('a', [question('q', { title: 'How many?', ...overrides })])])

async function open(overrides: object = { type: 'number', number: anyNumber }) {
  const opened = openCards(bodyWith(overrides))
  await opened.openCard(/How many/)
  return { ...opened, q: () => opened.find('q')! }
}

describe('the fields of a number question', () => {
  it('write its bounds, decimals and unit, each in one step of undo', async () => {
    const { cards, q, store } = await open()
    await userEvent.type(cards.getByLabelText('Smallest'), '-1,000.5')
    await userEvent.type(cards.getByLabelText('Largest'), '20')
    await userEvent.selectOptions(cards.getByLabelText('Decimals'), '1')
    await userEvent.type(cards.getByLabelText('Unit'), 'km')
    await userEvent.type(cards.getByLabelText('Unit (Korean)'), '킬로')
    await userEvent.click(cards.getByLabelText('Unit before the number'))
    expect(q().number).toEqual({ min: -1000.5, max: 20, decimals: 1, unit: 'km', unit_ko: '킬로', unit_before: true })
    act(() => {
      for (const _ of ['before', 'unit_ko', 'unit']) store.undo()
    })
    expect(q().number).toMatchObject({ unit: '', unit_ko: '', unit_before: false, decimals: 1 })
  })

  it('keep a bound as it is typed while it is no number, and say so', async () => {
    const { cards, q } = await open()
    await userEvent.type(cards.getByLabelText('Smallest'), '5x')
    expect(q().number!.min).toBe(5)
    expect(cards.getByLabelText('Smallest')).toHaveProperty('value', '5x')
    expect(cards.getByText('Enter a number in digits.')).toBeTruthy()
    await userEvent.clear(cards.getByLabelText('Smallest'))
    expect(q().number!.min).toBeNull()
  })

  it('give a slider the bounds that it needs', async () => {
    const { cards, q, store } = await open()
    await userEvent.selectOptions(cards.getByLabelText('Answered with'), 'A slider')
    expect([q().look, q().number]).toEqual(['slider', { ...anyNumber, min: 0, max: 100 }])
    expect(v.safeParse(surveyBody, store.get()).success).toBe(true)
    await userEvent.selectOptions(cards.getByLabelText('Answered with'), 'A field')
    expect(q().look).toBeUndefined()
  })

  it('come with the type, and stay for a change back', async () => {
    const { cards, q } = await open({})
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'Number')
    await userEvent.type(cards.getByLabelText('Largest'), '7')
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'Short text')
    expect(cards.queryByLabelText('Largest')).toBeNull()
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'Number')
    expect(cards.getByLabelText('Largest')).toHaveProperty('value', '7')
    expect(q().number!.max).toBe(7)
  })
})

/** Opens the question as saved with another type; results count `former` answers of that type. */
async function openSaved(former: object) {
  const saved = { ...bodyWith({ type: 'number' }), id: 'S1', version: 3, created_at: '', updated_at: '' }
  const counts = { id: 'q', type: 'number', shown: 9, answered: 7, ...former }
  const all = stubApi({
    'GET /surveys/S1/results': { body: { versions: [1, 2, 3], questions: [counts] } },
    'GET /surveys/S1/versions/2': { body: { ...saved, version: 2 } },
    'GET /surveys/S1/versions/1': { body: { ...saved, ...bodyWith({ type: 'short_text' }), version: 1 } },
  })
  const opened = openCards(saved, saved)
  await opened.openCard(/How many/)
  await waitFor(() => expect(all.some(({ call }) => call === 'GET /surveys/S1/results')).toBe(true))
  return opened
}

describe('a change of the type of an answered question', () => {
  const results = { questions: [{ id: 'q', type: 'short_text', shown: 9, answered: 7 }] }

  it('says whose the answers are, and adds a new question instead', async () => {
    stubApi({ 'GET /surveys/S1/results': { body: results } })
    const saved = { ...bodyWith(), id: 'S1', version: 1, created_at: '', updated_at: '' }
    const { cards, store, openCard } = openCards(saved, saved)
    await openCard(/How many/)
    expect(cards.queryByText(/answers were given/)).toBeNull()
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'Number')
    expect(await cards.findByText(/^7 answers were given while this was: Short text/)).toBeTruthy()
    await userEvent.click(cards.getByRole('button', { name: 'Add a new question instead' }))
    expect(store.get().sections[0]!.questions.map(({ type, title }) => [type, title])).toEqual([
      ['short_text', 'How many?'],
      ['number', 'How many?'],
    ])
  })

  it('warns after a save and a reload too', async () => {
    const { cards, store } = await openSaved({ former: 5 })
    expect(await cards.findByText(/^5 answers were given while this was: Short text/)).toBeTruthy()
    await userEvent.click(cards.getByRole('button', { name: 'Add a new question instead' }))
    expect(store.get().sections[0]!.questions.map(({ type }) => type)).toEqual(['short_text', 'number'])
  })

  it('says nothing if all answers are of the present type', async () => {
    const { cards } = await openSaved({})
    expect(cards.queryByText(/answers were given/)).toBeNull()
  })
})

it('offers a percentage beside the types', async () => {
  const { cards, store } = await open()
  await userEvent.click(cards.getByRole('button', { name: 'Add a question of another type' }))
  await userEvent.click(cards.getByRole('button', { name: 'Percent' }))
  expect(store.get().sections[0]!.questions[1]).toMatchObject({
    type: 'number',
    look: 'slider',
    number: { min: 0, max: 100, unit: '%', unit_ko: '%' },
  })
  expect(v.safeParse(surveyBody, store.get()).success).toBe(true)
})
