import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { oneQuestionPage } from '../../../../../../test/support/web/pages/oneQuestionPage.tsx'
import { press } from '../../../../../../test/support/web/pages/openSurveyPage.tsx'

const columns = ['Good', 'Bad'].map((value) => ({ id: value, label: value, label_ko: '', value, aliases: [] }))
const rows = ['a', '__proto__', 'c'].map((id) => ({ id, label: `Row ${id}`, label_ko: '' }))
const { open, submit } = oneQuestionPage({ type: 'matrix', title: 'How is it?', rows, choices: columns })
const cell = (row: string, column: string) => screen.findByRole<HTMLInputElement>('radio', { name: `Row ${row} ${column}` })

describe('a matrix', () => {
  it('is a table with headers, and sends an answer for each row in their order', async () => {
    const all = await open()
    await userEvent.click(await cell('__proto__', 'Bad'))
    await userEvent.click(await cell('a', 'Good'))
    const table = within(screen.getByRole('table', { name: /How is it/ }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Good', 'Bad'])
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Row a', 'Row __proto__', 'Row c'])
    expect(table.getByText('2 of 3 answered')).toBeTruthy()
    expect(JSON.stringify(await submit(all))).toBe('[{"question_id":"q","value":{"a":"Good","__proto__":"Bad"}}]')
  })

  it('names each row without an answer that a required question needs, and leads to it', async () => {
    await open({ required: true })
    await userEvent.click(await cell('a', 'Good'))
    await press('Submit')
    const summary = within(await screen.findByRole('alert'))
    const links = summary.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['How is it?: Row __proto__ Choose one.', 'How is it?: Row c Choose one.'])
    await userEvent.click(links[1]!)
    expect(document.activeElement).toBe(await cell('c', 'Good'))
    await userEvent.click(await cell('c', 'Bad'))
    expect(summary.getAllByText('Done')).toHaveLength(1)
    expect((await cell('__proto__', 'Good')).getAttribute('aria-describedby')).toBeTruthy()
    expect((await cell('c', 'Good')).getAttribute('aria-describedby')).toBeNull()
  })

  it('has columns that count as no answer last', async () => {
    await open({ choices: [{ ...columns[0]!, no_answer: true }, columns[1]!] })
    await userEvent.click(await cell('a', 'Good'))
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    const values = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
    expect([headers, values.slice(0, 2)]).toEqual([
      ['Bad', 'Good'],
      ['Bad', 'Good'],
    ])
  })

  it('loses the answer of a row by Delete, and all by the button, where none is required', async () => {
    await open()
    await userEvent.click(await cell('a', 'Good'))
    await userEvent.click(await cell('c', 'Bad'))
    await userEvent.keyboard('{Delete}')
    expect((await cell('c', 'Bad')).checked).toBe(false)
    await press('Clear')
    expect((await cell('a', 'Good')).checked).toBe(false)
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })
})
