import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cardsSurvey, openCards, prepareCards } from '../../../../../test/support/web/pages/openCards.tsx'

beforeAll(prepareCards)

describe('the outline', () => {
  it('counts and numbers, and marks gateways and missing Korean', async () => {
    const { outline } = openCards()
    expect(await outline.findByText('3 sections, 3 questions')).toBeTruthy()
    expect(outline.getByRole('button', { name: /^1\.1 ?Your role ?Gateway/ })).toBeTruthy()
    expect(outline.getByRole('button', { name: /^1\.2 ?Your name.*Korean missing/ })).toBeTruthy()
  })

  it('marks conditions, as the closed cards do', async () => {
    const given = cardsSurvey()
    const show_if = { match: 'all' as const, clauses: [{ question_id: 'name', op: 'answered' as const }] }
    const [first, later, closing] = given.sections
    const withConditions = { ...later!, show_if, questions: later!.questions.map((one) => ({ ...one, show_if })) }
    const { outline, cards } = openCards({ ...given, sections: [{ ...first!, ends_if: show_if }, withConditions, closing!] })
    const marked = () =>
      outline.getAllByRole('button', { name: /Has a condition/ }).map(({ textContent }) => /^[\d.]+/.exec(textContent)![0])
    expect(await outline.findByText('3 sections, 3 questions')).toBeTruthy()
    expect(marked()).toEqual(['1', '2', '2.1'])
    expect(cards.getByRole('button', { name: /^2\.1 ?Far ?Has a condition/ })).toBeTruthy()
  })

  it('jumps to a card and highlights it', async () => {
    const { outline, view } = openCards()
    const row = outline.getByRole('button', { name: /^2\.1 ?Far/ })
    await userEvent.click(row)
    expect(view.open()).toBe('far')
    expect(row.getAttribute('aria-current')).toBe('true')
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'Far'))
  })

  it('highlights the section that was just added, in place of the question that was open', async () => {
    const { outline, cards } = openCards()
    await userEvent.click(outline.getByRole('button', { name: /^2\.1 ?Far/ }))
    await userEvent.click(cards.getByRole('button', { name: 'Add Section' }))
    const current = outline.getAllByRole('button').filter((row) => row.getAttribute('aria-current'))
    expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^4 ?New Section/)])
  })

  it('adds a question to the section of the open one, and to a section that was just added', async () => {
    const { outline, cards, order } = openCards()
    await userEvent.click(outline.getByRole('button', { name: /^1\.2 ?Your name/ }))
    await userEvent.click(outline.getByRole('button', { name: 'Add question' }))
    expect(order()[0]).toMatch(/^a role name \S+$/)
    await userEvent.click(outline.getByRole('button', { name: 'Add Section' }))
    await userEvent.click(outline.getByRole('button', { name: 'Add question' }))
    expect(order().map((line) => line.split(' ').length)).toEqual([4, 2, 1, 2])
    await waitFor(() => expect(cards.getByDisplayValue('New Question')).toBe(document.activeElement))
  })

  it('has no button for the first section, which the cards offer', async () => {
    const { outline, cards } = openCards({ ...cardsSurvey(), sections: [], branching: [] })
    expect(await cards.findByRole('textbox', { name: 'Description' })).toBeTruthy()
    expect(outline.queryByRole('button', { name: 'Add Section' })).toBeNull()
    expect(cards.getByRole('heading', { name: 'No sections yet' })).toBeTruthy()
    expect(cards.getByRole('button', { name: 'Add Section' })).toBeTruthy()
  })

  it('moves the focused row by Alt with the arrows', async () => {
    const { outline, order } = openCards()
    act(() => outline.getByRole('button', { name: /^2 ?Later/ }).focus())
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(order().map((line) => line.split(' ')[0])).toEqual(['b', 'a', 'closing'])
    expect(document.activeElement?.textContent).toContain('Later')
  })

  it('warns of a move that makes rules point backwards, and can undo it', async () => {
    const { outline, order } = openCards({ ...cardsSurvey(), branching_mode: 'independent' })
    act(() => outline.getByRole('button', { name: /^2 ?Later/ }).focus())
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(await screen.findByText('2 rules now point backwards and have no effect.')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
    expect(order().map((line) => line.split(' ')[0])).toEqual(['a', 'b', 'closing'])
  })
})
