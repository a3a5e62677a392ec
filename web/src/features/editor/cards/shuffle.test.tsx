import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice, gateway, question, rule, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../test/support/web/pages/openCards.tsx'

beforeAll(prepareCards)

const choices = () => [choice('Red', { id: 'red' }), choice('Other', { id: 'other', text_entry: true })]
const rows = ['one', 'two'].map((id) => ({ id, label: id, label_ko: '' }))
const body = (shuffle_questions?: true) =>
  survey([
    section(
      'a',
      [
        question('color', { title: 'Color', type: 'single_choice', choices: choices() }),
        question('grid', { title: 'Grid', type: 'matrix', choices: choices().slice(0, 1), rows }),
        question('rank', { title: 'Rank', type: 'ranking', choices: ['x', 'y'].map((id) => choice(id, { id })) }),
        question('gate', { title: 'Gate', type: 'single_choice', choices: choices(), gateway: gateway([rule('Red')]) }),
        question('note', { title: 'Note', type: 'note' }),
      ],
      { title: 'Colors', ...(shuffle_questions && { shuffle_questions }) },
    ),
  ])

describe('a random order', () => {
  it('of choices is switched on in the question, and pins appear but where a choice stays anyway', async () => {
    const { cards, openCard, find, store } = openCards(body())
    await openCard(/^1\.1 ?Color/)
    expect(cards.queryByRole('button', { name: /^Keeps its place/ })).toBeNull()
    await userEvent.click(cards.getByRole('switch', { name: 'Random order' }))
    const pins = cards.getAllByRole('button', { name: /^Keeps its place/ })
    expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual(['Keeps its place: Choice 1'])
    await userEvent.click(pins[0]!)
    expect(find('color')).toMatchObject({ shuffle_choices: true, choices: [{ pinned: true }, {}] })
    expect(pins[0]!.getAttribute('aria-pressed')).toBe('true')
    act(store.undo)
    act(store.undo)
    expect(store.canUndo()).toBe(false)
  })

  it('of a matrix is that of its rows', async () => {
    const { cards, openCard, find } = openCards(body())
    await openCard(/Grid/)
    await userEvent.click(cards.getByRole('switch', { name: 'Random order of rows' }))
    await userEvent.click(cards.getByRole('button', { name: 'Keeps its place: Row 2' }))
    expect(cards.queryByRole('button', { name: /Keeps its place: Column/ })).toBeNull()
    expect(find('grid')!.rows).toEqual([rows[0], { ...rows[1], pinned: true }])
  })

  it('of a ranking is the one in which its choices are offered', async () => {
    const { cards, openCard, find } = openCards(body())
    await openCard(/Rank/)
    await userEvent.click(cards.getByRole('switch', { name: 'Offered in random order' }))
    expect(find('rank')!.shuffle_choices).toBe(true)
    await userEvent.click(cards.getByRole('switch', { name: 'Offered in random order' }))
    expect(find('rank')!.shuffle_choices).toBeUndefined()
  })

  it('of questions is switched on in their section', async () => {
    const { sectionCard, store } = openCards(body())
    await userEvent.click(sectionCard(/Colors/).getByRole('button', { name: /Colors/, expanded: false }))
    await userEvent.click(sectionCard(/Colors/).getByRole('switch', { name: 'Random order of questions' }))
    expect(store.get().sections[0]!.shuffle_questions).toBe(true)
  })

  it.each([
    ['Color', true, true],
    ['Color', false, undefined],
    ['Gate', false, true],
    ['Note', false, true],
  ] as const)('offers to pin %s: %s, where questions are shuffled: %s', async (title, isOffered, shuffled) => {
    const { cards, openCard, find } = openCards(body(shuffled))
    await openCard(new RegExp(`\\b${title}\\b`))
    const pin = cards.queryByRole('switch', { name: 'Keeps its place' })
    expect(pin !== null).toBe(isOffered)
    if (pin) await userEvent.click(pin)
    expect(find(title.toLowerCase())!.pinned).toBe(isOffered || undefined)
  })
})
