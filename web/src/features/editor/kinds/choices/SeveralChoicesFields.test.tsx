import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../../test/support/web/pages/openCards.tsx'

beforeAll(prepareCards)

const bodyWith = (overrides: object = {}) =>
  survey([
    section('a', [
      question('q', {
        title: 'Which?',
        type: 'multi_select',
        choices: ['a', 'b', 'c'].map((one) => choice(one, { id: one })),
        ...overrides,
      }),
    ]),
  ])

describe('the number of choices of a question', () => {
  it('is written, each bound in one step of undo, and refused above the number of choices', async () => {
    const { cards, openCard, find, store } = openCards(bodyWith())
    await openCard(/Which/)
    const bounds = () => [find('q')!.min_choices, find('q')!.max_choices]
    await userEvent.type(cards.getByLabelText('Fewest choices'), '2')
    await userEvent.type(cards.getByLabelText('Most choices'), '3')
    expect(bounds()).toEqual([2, 3])
    act(() => store.undo())
    expect(bounds()).toEqual([2, undefined])
    await userEvent.clear(cards.getByLabelText('Most choices'))
    await userEvent.type(cards.getByLabelText('Most choices'), '4')
    expect(cards.getByText('Enter a number from 1 to 3, the number of choices.')).toBeTruthy()
    expect(bounds()).toEqual([2, undefined])
  })
})
