import { act, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { choice, question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../../test/support/web/pages/openCards.tsx'
import { questionTemplates } from '../questionTemplates.ts'

beforeAll(prepareCards)

describe('the choices of a single_choice question', () => {
  it('may be a scale, and side by side; neither leaves a field when it is taken back', async () => {
    const { cards, find, openCard } = openCards()
    const before = find('role')
    await openCard(/Your role/)
    const isScale = cards.getByRole('switch', { name: 'Choices are a scale, in this order' })
    await userEvent.click(isScale)
    await userEvent.selectOptions(cards.getByLabelText('Shown as'), 'Side by side')
    expect(find('role')).toMatchObject({ ordered: true, look: 'row' })
    await userEvent.click(isScale)
    await userEvent.selectOptions(cards.getByLabelText('Shown as'), 'List')
    expect(JSON.stringify(find('role'))).toBe(JSON.stringify(before))
  })
})

const bodyWith = (type: 'single_choice' | 'multi_select', count: number) =>
  survey([
    section('a', [
      question('q', { title: 'Which?', type, choices: Array.from({ length: count }, (_, at) => choice(`c${at}`, { id: `c${at}` })) }),
    ]),
  ])
const looksOf = (select: HTMLElement) => [...(select as HTMLSelectElement).options].map(({ text }) => text)

describe('a list that is searched', () => {
  it.each([
    ['single_choice', ['List', 'Side by side']],
    ['multi_select', ['List']],
  ] as const)('is offered above 15 choices of a %s, and never chosen by itself', async (type, others) => {
    const { cards, find, openCard, store } = openCards(bodyWith(type, 15))
    await openCard(/Which/)
    expect(cards.queryAllByLabelText('Shown as').flatMap(looksOf)).toEqual(others.length > 1 ? others : [])
    await userEvent.click(cards.getByRole('button', { name: 'Add choice' }))
    expect(looksOf(cards.getByLabelText('Shown as'))).toEqual([...others, 'Searchable list'])
    expect(find('q')).not.toHaveProperty('look')
    await userEvent.selectOptions(cards.getByLabelText('Shown as'), 'Searchable list')
    expect(find('q')!.look).toBe('search')
    await userEvent.selectOptions(cards.getByLabelText('Shown as'), 'List')
    expect(find('q')!.look).toBeUndefined()
    act(() => store.undo())
    expect(find('q')!.look).toBe('search')
  })

  it('is how the countries are shown, in one step of undo', async () => {
    const { cards, find, openCard, store } = openCards(bodyWith('multi_select', 2))
    await openCard(/Which/)
    const menu = cards.getByRole('button', { name: 'Insert a set' })
    await userEvent.click(menu)
    await userEvent.click(within(menu.parentElement!).getByRole('button', { name: 'Countries' }))
    expect([find('q')!.look, find('q')!.choices.length]).toEqual(['search', 251])
    act(() => store.undo())
    expect([find('q')!.look, find('q')!.choices.length]).toEqual([undefined, 2])
  })

  it('is that of the question with the countries, whose choices have new ids each time', () => {
    const [first, second] = [{ ...questionTemplates.countries }, { ...questionTemplates.countries }]
    expect(first).toMatchObject({ type: 'single_choice', look: 'search', title_ko: '어느 나라에 살고 있습니까?' })
    expect(first.choices.find(({ value }) => value === 'KR')).toMatchObject({ label: 'South Korea', label_ko: '대한민국' })
    expect(new Set([...first.choices, ...second.choices].map(({ id }) => id)).size).toBe(2 * first.choices.length)
  })
})
