import userEvent from '@testing-library/user-event'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../../test/support/web/pages/openCards.tsx'

beforeAll(prepareCards)

const body = survey([section('a', [question('note', { title: 'Read this', type: 'note' }), question('name', { title: 'Your name' })])])

describe('a note in the editor', () => {
  it('has no number, is not counted, and cannot be required', async () => {
    const { cards, outline, openCard } = openCards(body)
    expect(outline.getByText('1 section, 1 question')).toBeTruthy()
    expect(cards.getByRole('button', { name: /^1\.1 ?Your name/ })).toBeTruthy()
    await openCard(/Read this/)
    expect(cards.getByRole('group', { name: 'Read this' })).toBeTruthy()
    expect(cards.queryByRole('switch', { name: 'Required' })).toBeNull()
  })

  it('comes of a question that was never saved only, whose answers would have no place', async () => {
    const { cards, openCard, find, order } = openCards(body)
    await openCard(/Your name/)
    expect(cards.getByRole('option', { name: 'Note (not for a saved question)' })).toHaveProperty('disabled', true)
    await userEvent.click(cards.getByRole('button', { name: 'Add question' }))
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'Note')
    expect(order()[0]).toMatch(/^a note name /)
    expect(find(order()[0]!.split(' ')[3]!)!.type).toBe('note')
  })
})
