import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Condition } from '#shared/survey/condition.ts'
import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../test/support/web/pages/openCards.tsx'
import { conditionsLosing } from './conditionsLosing.ts'

beforeAll(prepareCards)

const choices = () => ['Yes', 'No', 'Both'].map((value) => choice(value, { id: value.toLowerCase() }))
const rows = ['one', 'two', 'three'].map((id) => ({ id, label: id, label_ko: '' }))
const on = (...clauses: Condition['clauses']): Condition => ({ match: 'all', clauses })
const yes = on({ question_id: 'role', op: 'any_of', values: ['Yes', 'No'] })
const body = survey([
  section(
    'first',
    [
      question('role', { title: 'Your role', type: 'single_choice', choices: choices() }),
      question('grid', { title: 'The grid', type: 'matrix', choices: choices(), rows }),
      question('why', { title: 'Why', show_if: on({ question_id: 'grid', row: 'two', op: 'answered' }) }),
      question('free', { title: 'Free' }),
    ],
    { title: 'First', ends_if: yes },
  ),
  section('later', [question('far', { title: 'Far', show_if: yes })], { title: 'Later' }),
])

const named = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
/** Opens a question's card, and presses a button with an icon there: found by its tooltip, as roles take long among so many controls. */
async function pressIn({ cards, view }: ReturnType<typeof openCards>, id: string, title: string) {
  act(() => view.openQuestion(id))
  await userEvent.click(cards.getByTitle(title))
}
const answer = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

describe('a part that conditions look at', () => {
  it('is deleted after the conditions are named, and restored with them by undo', async () => {
    const opened = openCards(body)
    const { find, order, store } = opened
    await pressIn(opened, 'role', 'Delete')
    expect(named()).toEqual(['1 First: End the survey if', '2.1 Far: Show if'])
    await answer('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(find('role')?.id).toBe('role')
    await pressIn(opened, 'role', 'Delete')
    await answer('Delete')
    expect(find('role')).toBeUndefined()
    await userEvent.click(screen.getByText('Undo'))
    expect(order()[0]).toBe('first role grid why free')
    expect([find('far')!.show_if, store.get().sections[0]!.ends_if]).toEqual([yes, yes])
  })

  it('may be a choice', async () => {
    const opened = openCards(body)
    await pressIn(opened, 'role', 'Remove choice 2')
    expect(named()).toEqual(['1 First: End the survey if', '2.1 Far: Show if'])
    await answer('Delete')
    expect(opened.find('role')!.choices.map(({ value }) => value)).toEqual(['Yes', 'Both'])
  })

  it('may be a row', async () => {
    const opened = openCards(body)
    await pressIn(opened, 'grid', 'Remove row 2')
    expect(named()).toEqual(['1.3 Why: Show if'])
    await answer('Cancel')
    expect(opened.find('grid')!.rows).toHaveLength(3)
  })

  it('may be a section', async () => {
    const { cards, order } = openCards(body)
    await userEvent.click(cards.getByLabelText('Section menu: 1 First'))
    await userEvent.click(cards.getAllByText('Delete')[0]!)
    expect(named()).toEqual(['2.1 Far: Show if'])
    await answer('Delete')
    expect(order()).toEqual(['later far'])
  })

  it('is moved below them with words that say so, and undo moves it back', async () => {
    const opened = openCards(body)
    await pressIn(opened, 'grid', 'Move down')
    expect(opened.order()[0]).toBe('first role why grid free')
    expect(await screen.findByText(/comes later, and are left out in part: 1\.2 Why: Show if/)).toBeTruthy()
    await userEvent.click(screen.getAllByText('Undo').at(-1)!)
    expect(opened.order()[0]).toBe('first role grid why free')
  })
})

it('deletes what no condition looks at without asking', async () => {
  const opened = openCards(body)
  await pressIn(opened, 'free', 'Delete')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opened.find('free')).toBeUndefined()
})

it('loses nothing by an edit that leaves its clauses as they can be judged', () => {
  expect(conditionsLosing(body, { ...body, title: 'Another' })).toEqual([])
})
