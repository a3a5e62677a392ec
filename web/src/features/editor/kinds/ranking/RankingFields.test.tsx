import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../../test/support/web/pages/openCards.tsx'

beforeAll(prepareCards)

async function open(overrides: object) {
  const opened = openCards(survey([section('a', [question('q', { title: 'Which order?', ...overrides })])]))
  await opened.openCard(/Which order/)
  return { ...opened, q: () => opened.find('q')!, values: () => opened.find('q')!.choices.map(({ value }) => value) }
}
const choices = (count: number) => Array.from({ length: count }, (_, at) => choice(`v${at}`, { id: `c${at}` }))

describe('the fields of a ranking', () => {
  it('begin with two choices, and add others that none is like', async () => {
    const { cards, values } = await open({ type: 'short_text', choices: [] })
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'ranking')
    await userEvent.click(cards.getByRole('button', { name: 'Add choice' }))
    expect(values()).toEqual(['Option 1', 'Option 2', 'Option 3'])
  })

  it('keep the choices of several, and how many are chosen', async () => {
    const { cards, values, q } = await open({ type: 'multi_select', choices: choices(3), max_choices: 2 })
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'ranking')
    expect([values(), q().max_choices]).toEqual([['v0', 'v1', 'v2'], 2])
    expect(cards.getByLabelText('Most choices')).toHaveProperty('value', '2')
    expect(cards.queryByRole('button', { name: /Only choice/ })).toBeNull()
  })

  it('leave two choices', async () => {
    const { cards } = await open({ type: 'ranking', choices: choices(2) })
    expect(cards.queryByRole('button', { name: 'Remove choice 1' })?.getAttribute('aria-disabled') ?? 'true').toBe('true')
  })

  it('undo an added choice, and a change of type', async () => {
    const { cards, store, values, q } = await open({ type: 'multi_select', choices: choices(2) })
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'ranking')
    await userEvent.click(cards.getByRole('button', { name: 'Add choice' }))
    expect(values()).toHaveLength(3)
    act(() => store.undo())
    expect([q().type, values()]).toEqual(['ranking', ['v0', 'v1']])
    act(() => store.undo())
    expect([q().type, values()]).toEqual(['multi_select', ['v0', 'v1']])
  })

  it.each([
    ['more than 15 choices', choices(16), 'Ranking (up to 15 choices)'],
    ['equal choices', [...choices(2), choice('v0', { id: 'other' })], 'Ranking (choices must differ)'],
  ])('are not offered for %s', async (_, given, name) => {
    const { cards } = await open({ type: 'single_choice', choices: given })
    expect(cards.getByRole<HTMLOptionElement>('option', { name }).disabled).toBe(true)
  })
})
