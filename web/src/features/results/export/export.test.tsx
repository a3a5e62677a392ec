import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'
import { openResults, withQuery } from '../../../../../test/support/web/pages/openResults.tsx'
import { buildResults } from '../../../../../test/support/fixtures/buildResults.ts'
import { forgetExport } from '../../../lib/export/exportJobs.ts'

const job = { id: 'J', state: 'queued', done: 0, total: 0 }
const where = JSON.stringify([{ of: 'role', is: ['editor'] }])
const filtered = { [withQuery('GET /surveys/S/results', { where })]: { body: buildResults({ total: 80 }) } }
const jobs = (...states: object[]) => ({
  'POST /analytics/exports': { status: 202, body: job },
  'GET /analytics/exports/J': states.map((state) => ({ body: { ...job, total: 80, ...state } })),
})
async function startFiltered(answers: object) {
  const calls = openResults(`?${new URLSearchParams({ where })}`, { ...filtered, ...answers })
  await screen.findByText('80 of 200 responses')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Only the 80 responses that match the filter are exported.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: /^CSV/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
  return calls
}

setUpSession()
beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
afterEach(() => {
  act(() => forgetExport('S'))
  jest.useRealTimers()
})

describe('an export', () => {
  it('under a filter is a job with that filter, whose progress shows until the file is there', async () => {
    const calls = await startFiltered(
      jobs({ state: 'running', done: 50, total: 200 }, { state: 'done', done: 200, total: 200, rows: 80, url: '/s3/file' }),
    )
    const { body } = calls.find(({ call }) => call === 'POST /analytics/exports')!
    expect(JSON.parse(body)).toMatchObject({ survey_id: 'S', format: 'csv', lang: 'en', where: JSON.parse(where) as unknown })
    expect(await screen.findByText('Processed 50 of 200 responses')).toBeTruthy()
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(await screen.findByText('The CSV file with 80 responses is ready.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('region', { name: 'Export' })).toBeNull()
    expect(localStorage.getItem('export:S')).toBeNull()
  })

  it('is still there after a reload', async () => {
    localStorage.setItem('export:T', JSON.stringify({ id: 'J', format: 'xlsx', filtered: false }))
    const { readExport } = await import('../../../lib/export/exportJobs.ts')
    expect(readExport('T')).toEqual({ id: 'J', format: 'xlsx', filtered: false })
  })

  it('that failed shows the failure, and how to continue', async () => {
    await startFiltered(jobs({ state: 'failed', error: 'job.failed' }))
    const said = within(await screen.findByRole('region', { name: 'Export' }))
    expect((await said.findByRole('alert')).textContent).toContain('The CSV file could not be made.')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('region', { name: 'Export' })).toBeNull()
  })

  it('is cancelled', async () => {
    const calls = await startFiltered({ ...jobs({ state: 'running', done: 20 }), 'DELETE /analytics/exports/J': { status: 204 } })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await act(async () => {})
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(calls.map(({ call }) => call)).toContain('DELETE /analytics/exports/J')
  })
})
