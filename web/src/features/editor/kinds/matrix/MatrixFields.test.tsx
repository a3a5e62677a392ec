import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section, survey } from '../../../../../../test/support/fixtures/buildSurvey.ts'
import { openCards, prepareCards } from '../../../../../../test/support/web/pages/openCards.tsx'

beforeAll(prepareCards)

const choice = (value: string) => ({ id: `id-${value}`, label: value, label_ko: '', value, aliases: [] })

async function open(overrides: object) {
  const opened = openCards(survey([section('a', [question('q', { title: 'How is it?', ...overrides })])]))
  await opened.openCard(/How is it/)
  const q = () => opened.find('q')!
  return { ...opened, q, rows: () => q().rows?.map(({ label }) => label), columns: () => q().choices.map(({ value }) => value) }
}

describe('the fields of a matrix', () => {
  it('begin with two rows and five columns, no value twice', async () => {
    const { cards, q, rows, columns } = await open({ type: 'short_text', choices: [] })
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'matrix')
    expect([rows(), columns()]).toEqual([
      ['Row 1', 'Row 2'],
      ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5'],
    ])
    expect(q().rows![0]!.label_ko).toBe('행 1')
  })

  it('keep the choices of a single choice as columns, and give them back', async () => {
    const { cards, columns } = await open({ type: 'single_choice', choices: [choice('Yes'), choice('No')] })
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'matrix')
    expect(columns()).toEqual(['Yes', 'No'])
    await userEvent.selectOptions(cards.getByLabelText('Type'), 'multi_select')
    expect(columns()).toEqual(['Yes', 'No'])
  })

  it.each([
    ['more than 20 choices', Array.from({ length: 21 }, (_, at) => choice(`${at}`)), 'Matrix (up to 20 choices)'],
    ['equal choices', [choice('Yes'), { ...choice('Yes'), id: 'other' }], 'Matrix (choices must differ)'],
  ])('are not offered for %s', async (_, choices, name) => {
    const { cards } = await open({ type: 'single_choice', choices })
    expect(cards.getByRole<HTMLOptionElement>('option', { name }).disabled).toBe(true)
  })

  it('add, name, move and remove rows, each in one step of undo', async () => {
    const rows = ['a', 'b'].map((id) => ({ id, label: id, label_ko: '' }))
    const { cards, rows: labels, store } = await open({ type: 'matrix', rows, choices: [choice('Yes'), choice('No')] })
    await userEvent.click(cards.getByRole('button', { name: 'Add row' }))
    await userEvent.type(cards.getByLabelText('Row 1, label'), 'bc')
    await userEvent.click(cards.getByRole('button', { name: 'Move down: Row 1' }))
    await userEvent.click(cards.getByRole('button', { name: 'Remove row 1' }))
    expect(labels()).toEqual(['abc', 'Row 3'])
    act(() => void [store.undo(), store.undo(), store.undo()])
    expect(labels()).toEqual(['a', 'b', 'Row 3'])
    expect(cards.queryByRole('button', { name: /text.*column 1/i })).toBeNull()
  })

  it('make rows of pasted lines', async () => {
    const rows = [{ id: 'a', label: 'Row 1', label_ko: '행 1' }]
    const { cards, q } = await open({ type: 'matrix', rows, choices: [choice('Yes'), choice('No')] })
    await userEvent.click(cards.getByLabelText('Row 1, label'))
    await userEvent.paste('Speed\t속도\nPrice')
    expect(q().rows!.map(({ label, label_ko }) => [label, label_ko])).toEqual([
      ['Speed', '속도'],
      ['Price', ''],
    ])
  })

  it('say whether the columns are a scale, and leave no field when it is taken back', async () => {
    const rows = [{ id: 'a', label: 'Row 1', label_ko: '' }]
    const { cards, q } = await open({ type: 'matrix', rows, choices: [choice('Yes'), choice('No')] })
    const isScale = cards.getByRole('switch', { name: 'Columns are a scale, in this order' })
    await userEvent.click(isScale)
    expect(q().ordered).toBe(true)
    await userEvent.click(isScale)
    expect(JSON.stringify(q())).not.toContain('ordered')
  })
})
