import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildListed, buildResults } from '../../../../../test/support/fixtures/buildResults.ts'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'
import { openResults, withQuery } from '../../../../../test/support/web/pages/openResults.tsx'

const where = JSON.stringify([{ of: 'role', is: ['editor'] }])
const deletion = 'POST /surveys/S/responses/delete'
const job = { id: 'J', state: 'queued', done: 0, total: 80 }
const jobs = (...states: object[]) => ({
  [deletion]: { status: 202, body: job },
  'GET /analytics/exports/J': states.map((state) => ({ body: { ...job, ...state } })),
})
const isKnown = { detail: '81 responses match now.', code: 'responses.count_changed', count: 81 }

/** Opens the responses under a filter, and the dialog that deletes them. */
async function ask(answers: object) {
  const calls = openResults(`?${new URLSearchParams({ view: 'responses', where })}`, {
    [withQuery('GET /surveys/S/results', { where })]: { body: buildResults({ total: 80 }) },
    [withQuery('GET /surveys/S/responses', { where, limit: '50' })]: [{ body: [buildListed(2)] }, { body: [] }],
    ...answers,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete these responses' }))
  return calls
}
const dialog = () => within(screen.getByRole('dialog'))
async function confirm(number: string) {
  const field = dialog().getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, `${number}{Enter}`)
}
const sent = (calls: { call: string; body: string }[]) =>
  calls.flatMap(({ call, body }) => (call === deletion ? [JSON.parse(body) as unknown] : []))
const panel = async () => within(await screen.findByRole('region', { name: 'Deletion' }))
const nextPoll = () => act(() => jest.advanceTimersByTimeAsync(1000))

setUpSession()
beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
afterEach(() => jest.useRealTimers())

describe('the deletion of responses', () => {
  it('shows how many, is confirmed only by that number, and shows its progress until the list is reloaded', async () => {
    const calls = await ask(jobs({ state: 'running', done: 20 }, { state: 'done', done: 80, rows: 80 }))
    expect(dialog().getByRole('heading', { name: 'Delete 80 responses?' })).toBeTruthy()
    expect(dialog().getByText(/All responses that match the filter are deleted for good/)).toBeTruthy()
    await confirm('8')
    expect(dialog().getByRole('textbox', { description: /This is another number/ })).toBe(document.activeElement)
    expect(sent(calls)).toEqual([])
    await confirm('80')
    expect(sent(calls)).toEqual([{ where: JSON.parse(where) as unknown, count: 80, all: false }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await (await panel()).findByText('Deleted 20 of 80 responses')).toBeTruthy()
    await nextPoll()
    expect((await panel()).getByText('80 responses were deleted.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'No matching responses' })).toBeTruthy()
    await userEvent.click((await panel()).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('region', { name: 'Deletion' })).toBeNull()
  })

  it('deletes all responses without a filter, and says so', async () => {
    const calls = openResults('?view=responses', {
      ...jobs({ state: 'running' }),
      'GET /surveys/S/responses?limit=50': { body: [buildListed(2)] },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete these responses' }))
    expect(dialog().getByText(/Every response to this survey is deleted for good/)).toBeTruthy()
    await confirm('200')
    expect(sent(calls)).toEqual([{ where: [], count: 200, all: true }])
  })

  it('asks again with the number that matches by now', async () => {
    const calls = await ask({
      ...jobs({ state: 'running' }),
      [deletion]: [
        { status: 409, body: isKnown },
        { status: 202, body: job },
      ],
    })
    await confirm('80')
    expect((await dialog().findByRole('alert')).textContent).toContain('81 responses match now. Nothing was deleted.')
    expect(dialog().getByRole<HTMLInputElement>('textbox').value).toBe('')
    await confirm('80')
    expect(sent(calls)).toHaveLength(1)
    await confirm('81')
    expect(sent(calls).at(-1)).toMatchObject({ count: 81 })
  })

  it('that counted another number as a job asks again, too', async () => {
    await ask(jobs({ state: 'failed', error: 'responses.count_changed', rows: 81 }))
    await confirm('80')
    expect((await (await panel()).findByRole('alert')).textContent).toBe('81 responses match now. Nothing was deleted.')
    await userEvent.click((await panel()).getByRole('button', { name: 'Check and delete' }))
    expect(dialog().getByRole('heading', { name: 'Delete 81 responses?' })).toBeTruthy()
  })

  it('that failed says how many were deleted, and deletes the rest', async () => {
    await ask(jobs({ state: 'failed', error: 'job.stopped', done: 30 }))
    await confirm('80')
    expect((await (await panel()).findByRole('alert')).textContent).toBe(
      'The deletion stopped: 30 of 80 responses are deleted, the others are kept.',
    )
    await userEvent.click((await panel()).getByRole('button', { name: 'Delete the rest' }))
    expect(dialog().getByRole('heading', { name: 'Delete 50 responses?' })).toBeTruthy()
  })

  it('is cancelled, which brings nothing back', async () => {
    const calls = await ask({
      ...jobs({ state: 'running', done: 20 }, { state: 'cancelled', done: 24 }),
      'DELETE /analytics/exports/J': { status: 204 },
    })
    await confirm('80')
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Cancel' }))
    expect(calls.map(({ call }) => call)).toContain('DELETE /analytics/exports/J')
    await nextPoll()
    expect((await panel()).getByText(/The deletion was cancelled/)).toBeTruthy()
  })

  it('is not offered in a search, which it would not follow', async () => {
    openResults('?view=responses&q=photo', { 'GET /surveys/S/responses?q=photo&limit=50': { body: [buildListed(2)] } })
    await screen.findByRole('link', { name: 'Response 2' })
    expect(screen.queryByRole('button', { name: 'Delete these responses' })).toBeNull()
  })
})
