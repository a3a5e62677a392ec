import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildListed } from '../../../../../test/support/fixtures/buildResults.ts'
import { leaveNothingNear } from '../../../../../test/support/web/leaveNothingNear.ts'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'
import { openResults } from '../../../../../test/support/web/pages/openResults.tsx'

const page = 'GET /surveys/S/responses?limit=100'
const answered = { body: [buildListed(1, { answers: [{ question_id: 'doubt', value: 'The photo was old' }] })] }
const isThere = () => screen.queryByText('The photo was old') !== null

setUpSession()
leaveNothingNear()
afterEach(() => document.documentElement.removeAttribute('style'))

describe('printing the results', () => {
  it.each([
    ['the button', () => userEvent.click(screen.getAllByRole('button', { name: 'Print' })[0]!)],
    ['Ctrl+P', () => userEvent.keyboard('{Control>}p{/Control}')],
  ])('by %s loads the written answers first', async (_, press) => {
    const atPrint: boolean[] = []
    const printed = new Promise<void>((resolve) => {
      jest.spyOn(window, 'print').mockImplementation(() => {
        atPrint.push(isThere())
        resolve()
      })
    })
    const calls = openResults('', { [page]: answered })
    await screen.findByRole('article', { name: /What made you doubt/ })
    expect(calls.some(({ call }) => call === page)).toBe(false)
    await press()
    await act(() => printed)
    expect(atPrint).toEqual([true])
  })

  it('does not wait for ever for answers that cannot be loaded', async () => {
    const printed = new Promise<void>((resolve) => {
      jest.spyOn(window, 'print').mockImplementation(() => resolve())
    })
    openResults('', { [page]: 'offline' })
    await screen.findByRole('article', { name: /What made you doubt/ })
    await userEvent.keyboard('{Control>}p{/Control}')
    await act(() => printed)
    expect(screen.getAllByRole('alert')[0]!.textContent).toContain('We could not reach the server.')
  })

  it("from the browser's menu notes missing answers, loads them for the next time, and has number and date in the footer", async () => {
    openResults('', { [page]: answered })
    await screen.findByRole('article', { name: /What made you doubt/ })
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(screen.getAllByText(/These answers were not loaded/)).toHaveLength(2)
    expect(document.documentElement.style.getPropertyValue('--print-note')).toBe('"200 responses · Nov 22, 2026, 12:00 PM GMT+9"')
    expect(await screen.findByText('The photo was old')).toBeTruthy()
    expect(screen.queryByText(/These answers were not loaded/)).toBeNull()
  })
})
