import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildListed, buildResults } from '../../../../test/support/fixtures/buildResults.ts'
import { setUpSession } from '../../../../test/support/web/setUpSession.ts'
import { headline, rows, openResults, withQuery } from '../../../../test/support/web/pages/openResults.tsx'

setUpSession()
beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T03:05:00.000Z'), advanceTimers: true }))
afterEach(() => jest.useRealTimers())

describe('while the page is open', () => {
  const later = { body: buildResults({ total: 201 }), headers: { etag: '"2"' } }

  it('the counts update automatically, and equal ones are not sent again', async () => {
    const calls = openResults('', {
      'GET /surveys/S/results': [{ body: buildResults(), headers: { etag: '"1"' } }, { status: 304 }, later],
    })
    await screen.findByText('200', { selector: 'dd' })
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(headline('Responses')).toBe('Responses200')
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(headline('Responses')).toBe('Responses201')
    expect(calls.filter(({ call }) => call === 'GET /surveys/S/results').map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"1"',
      '"1"',
    ])
  })

  it('makes no call while the page is hidden, and one at once when it shows', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    const calls = openResults('', { 'GET /surveys/S/results': [{ body: buildResults() }, later] })
    await screen.findByText('200', { selector: 'dd' })
    visibility.mockReturnValue('hidden')
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(calls.filter(({ call }) => call === 'GET /surveys/S/results')).toHaveLength(1)
    visibility.mockReturnValue('visible')
    await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await screen.findByText('201', { selector: 'dd' })).toBeTruthy()
    visibility.mockRestore()
  })

  it('a look that fails leaves the counts as they are', async () => {
    openResults('', { 'GET /surveys/S/results': [{ body: buildResults() }, 'offline'] })
    await screen.findByText('200', { selector: 'dd' })
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(headline('Responses')).toBe('Responses200')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

/** The button that removes a filter. */
const removal = (name: string) => screen.getByRole('button', { name: `Remove filter: ${name}` })
/** The charts while they are counted; null when they are not. */
const busyCharts = () => screen.getByRole('article', { name: /Your role/ }).closest('[aria-busy=true]')

describe('a filter', () => {
  const where = JSON.stringify([{ of: 'role', is: ['editor'] }])
  const filtered = withQuery('GET /surveys/S/results', { where })

  it('is in the address and a chip, counts the matching responses, and can be removed', async () => {
    openResults(`?${new URLSearchParams({ where })}`, { [filtered]: { body: buildResults({ total: 80 }) } })
    expect(await screen.findByText('80 of 200 responses')).toBeTruthy()
    expect(headline('Responses')).toBe('Responses8040% of all 200')
    await userEvent.click(screen.getByRole('button', { name: '1.1 Your role?: Editor' }))
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Edit filter' })).getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: 1.1 Your role?: Editor' }))
    expect(location.search).toBe('')
    expect(headline('Responses')).toBe('Responses200')
  })

  it('offers values that responses have', async () => {
    const age = JSON.stringify([{ of: 'demographics.age', is: Array.from({ length: 10 }, (_, year) => 30 + year) }])
    openResults('', { [withQuery('GET /surveys/S/results', { where: age })]: { body: buildResults({ total: 70 }) } })
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Filter by'), 'Age')
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true)
    await userEvent.click(dialog.getByRole('checkbox', { name: '30–39 70' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('70 of 200 responses')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Age: 30–39' })).toBeTruthy()
  })

  it('can be for those sent, or those imported', async () => {
    const sent = JSON.stringify([{ of: 'source', is: ['sent'] }])
    openResults('', {
      'GET /surveys/S/results': { body: buildResults({ imported: 120 }) },
      [withQuery('GET /surveys/S/results', { where: sent })]: { body: buildResults({ total: 70 }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Filter by'), 'Source')
    expect(dialog.getByRole('checkbox', { name: 'Imported 120' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Sent' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('70 of 200 responses')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Source: Sent' })).toBeTruthy()
  })

  it('can be for those that were screened out, where there are any', async () => {
    const screened = JSON.stringify([{ of: 'screened', is: [true] }])
    openResults('', {
      'GET /surveys/S/results': { body: buildResults({ screened: 40 }) },
      [withQuery('GET /surveys/S/results', { where: screened })]: { body: buildResults({ total: 40, screened: 40 }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Filter by'), 'Screened out')
    expect(dialog.getByText('Only the 40 responses that ended the survey early.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('40 of 240 responses')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Screened out: only these responses' }))
    expect(within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>('Filter by').value).toBe('screened')
  })

  it('offers no condition that no response meets', async () => {
    openResults()
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }))
    expect(screen.queryByRole('option', { name: 'Screened out' })).toBeNull()
  })

  it('of many responses is counted by a job, whose progress shows', async () => {
    const job = { id: 'J', state: 'running', done: 0, total: 100_000 }
    openResults(`?${new URLSearchParams({ where })}`, {
      [filtered]: { status: 202, body: { id: 'J' } },
      'GET /analytics/exports/J': [
        { body: { ...job, done: 40_000 } },
        { body: { ...job, state: 'done', done: 100_000, url: '/s3/results.json' } },
      ],
      'GET /s3/results.json': { body: buildResults({ total: 41_000 }) },
    })
    expect(await screen.findByText('Counting: 40,000 of 100,000')).toBeTruthy()
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(await screen.findByText('41,000 of 200 responses')).toBeTruthy()
  })

  it('that could not be counted shows an error, and can be retried', async () => {
    openResults(`?${new URLSearchParams({ where })}`, {
      [withQuery('GET /surveys/S/responses', { where, limit: '100' })]: { body: [] },
      [filtered]: [{ status: 503, body: { code: 'unavailable', detail: 'The service is busy.' } }, { body: buildResults({ total: 80 }) }],
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The responses could not be counted. The service is busy.')
    expect(screen.queryByText('200 responses')).toBeNull()
    expect(screen.getByRole('link', { name: 'Responses' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('80 of 200 responses')).toBeTruthy()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('whose count was canceled shows that, keeps the focus, and can be counted again', async () => {
    openResults(`?${new URLSearchParams({ where })}`, {
      [filtered]: [{ status: 202, body: { id: 'J' } }, { body: buildResults({ total: 80 }) }],
      'GET /analytics/exports/J': { body: { id: 'J', state: 'running', done: 1, total: 200 } },
      'POST /analytics/exports/J/cancel': { body: {} },
    })
    await screen.findByText('Counting: 1 of 200')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const stopped = screen.getByText(/Counting was canceled. The figures below are from before this change./)
    expect(stopped.closest('[role=status], output')).toBeTruthy()
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement!.contains(stopped)).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Count again' }))
    expect(await screen.findByText('80 of 200 responses')).toBeTruthy()
  })

  it('that is removed passes the focus on to the next one, and the last one to the button that adds one', async () => {
    const both = JSON.stringify([
      { of: 'role', is: ['editor'] },
      { of: 'language', is: ['ko'] },
    ])
    openResults(`?${new URLSearchParams({ where: both })}`)
    await screen.findByRole('button', { name: 'Language: Korean' })
    await userEvent.click(removal('1.1 Your role?: Editor'))
    expect(document.activeElement).toBe(removal('Language: Korean'))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add filter' }))
    expect(location.search).toBe('')
  })
})

describe('a comparison', () => {
  const by = 'demographics.gender'
  const compared = buildResults({
    by: {
      of: by,
      values: [
        { value: 'female', total: 90 },
        { value: 'male', total: 20 },
      ],
      questions: [
        {
          id: 'role',
          shown: [90, 25],
          answered: [80, 20],
          choices: [
            { value: 'reader', counts: [60, 5] },
            { value: 'editor', counts: [20, 15] },
            { value: 'none', counts: [0, 0] },
          ],
        },
        {
          id: 'sources',
          shown: [90, 20],
          answered: [90, 20],
          choices: [
            { value: 'sites', counts: [45, 10] },
            { value: 'video', counts: [90, 5] },
          ],
        },
      ],
    },
  })

  it('shows a column for each value, with shares, counts, n, and a hint where n is small', async () => {
    openResults('?of=answered', { [withQuery('GET /surveys/S/results', { by })]: { body: compared } })
    await userEvent.selectOptions(await screen.findByLabelText('Compare by'), 'Gender')
    expect(location.search).toBe('?by=demographics.gender&of=answered')
    const table = await screen.findByRole('table', { name: /Your role.*, Gender/ })
    expect(rows(table)).toEqual([
      'AnswerFemaleMale',
      'Reader75% (60)25% (5)',
      'Editor25% (20)75% (15)',
      'Neither0% (0)0% (0)',
      'Count8020few answers',
    ])
    expect(rows(screen.getByRole('table', { name: /Where from.*, Gender/ }))[1]).toBe('News sites50% (45)50% (10)')
    await userEvent.click(screen.getByRole('radio', { name: 'asked' }))
    expect(rows(table)[1]).toBe('Reader66.7% (60)20% (5)')
    expect(rows(table).at(-1)).toBe('Count9025few answers')
  })

  it('leaves the last figures and the focus in place while it is counted', async () => {
    const job = { id: 'J', state: 'running', done: 0, total: 100_000 }
    openResults('', {
      [withQuery('GET /surveys/S/results', { by })]: { status: 202, body: { id: 'J' } },
      'GET /analytics/exports/J': [{ body: job }, { body: { ...job, state: 'done', url: '/s3/results.json' } }],
      'GET /s3/results.json': { body: compared },
    })
    const control = await screen.findByLabelText('Compare by')
    control.focus()
    await userEvent.selectOptions(control, 'Gender')
    await screen.findByText('Counting: 0 of 100,000')
    expect(document.activeElement).toBe(control)
    expect(headline('Responses')).toBe('Responses200')
    expect(busyCharts()).toBeTruthy()
    expect(control.compareDocumentPosition(screen.getByText('Counting: 0 of 100,000'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(await screen.findByRole('table', { name: /Your role.*, Gender/ })).toBeTruthy()
    expect(busyCharts()).toBeNull()
  })

  it('that could not be counted keeps the figures, and shows an error beside its control', async () => {
    const failure = { status: 503, body: { code: 'unavailable', detail: 'The service is busy.' } }
    openResults('', { [withQuery('GET /surveys/S/results', { by })]: [failure, { body: compared }] })
    const control = await screen.findByLabelText<HTMLSelectElement>('Compare by')
    await userEvent.selectOptions(control, 'Gender')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The figures below are from before this change.')
    expect(control.closest('fieldset')!.nextElementSibling!.contains(alert)).toBe(true)
    expect(control.value).toBe(by)
    expect(headline('Responses')).toBe('Responses200')
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('table', { name: /Your role.*, Gender/ })).toBeTruthy()
  })

  it('that could not be counted leaves the number and the list of the filtered responses', async () => {
    const where = JSON.stringify([{ of: 'role', is: ['editor'] }])
    openResults(`?${new URLSearchParams({ where })}`, {
      [withQuery('GET /surveys/S/results', { where })]: { body: buildResults({ total: 80 }) },
      [withQuery('GET /surveys/S/results', { where, by })]: { status: 503, body: { code: 'unavailable', detail: 'The service is busy.' } },
      [withQuery('GET /surveys/S/responses', { where, limit: '100' })]: { body: [] },
      [withQuery('GET /surveys/S/responses', { where, limit: '50' })]: { body: [buildListed(7)] },
    })
    await screen.findByText('80 of 200 responses')
    await userEvent.selectOptions(screen.getByLabelText('Compare by'), 'Gender')
    await screen.findByRole('alert')
    expect(screen.getByText('80 of 200 responses')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Responses 80' }))
    expect(await screen.findByRole('heading', { name: /Response 7/ })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('names the column of the jobs that are not listed', async () => {
    const job = 'demographics.job'
    const values = [
      { value: 'Nurse', total: 90 },
      { value: '', total: 20 },
    ]
    const body = { ...compared, by: { ...compared.by!, of: job, values } }
    openResults(`?by=${job}`, { [withQuery('GET /surveys/S/results', { by: job })]: { body } })
    expect(rows(await screen.findByRole('table', { name: /Your role.*, Job/ }))[0]).toBe('AnswerNurseOther answers')
  })
})
