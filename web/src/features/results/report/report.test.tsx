import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildListed, buildResults } from '../../../../../test/support/fixtures/buildResults.ts'
import { choice, question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { openReport, withQuery } from '../../../../../test/support/web/pages/openResults.tsx'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'

setUpSession()

const article = async (name: RegExp) => within(await screen.findByRole('article', { name }))
/** With ordinary spaces around the dash of a range. */
const plain = (text: string | null) => text!.replaceAll('\u2009', ' ')
const facts = () => [...document.querySelectorAll('main dl > div')].map(({ textContent }) => plain(textContent))
const method = () => {
  const lines = within(screen.getByRole('region', { name: 'How to read this' })).getAllByRole('listitem')
  return lines.map(({ textContent }) => plain(textContent))
}

describe('the report', () => {
  it('states its basis, and how to read it', async () => {
    openReport('', { 'GET /surveys/S/results': { body: buildResults({ imported: 20, screened: 3 }) } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Trust in everyday media' })).toBeTruthy()
    expect(facts()).toEqual(['AnsweredNov 15 – 22, 2026', 'Responses200', 'FilterAll responses'])
    expect(method()).toEqual([
      'Asked: everyone who submitted the survey, 200 responses, of which imported: 20, Nov 15 – 22, 2026.',
      expect.stringMatching(/^Base: percentages are of those who were asked\./),
      'Left out: people who left without submitting and 3 responses that were screened out.',
    ])
    expect(document.title).toContain('Report: Trust in everyday media')
  })

  it('names no days where none of the responses counts', async () => {
    openReport('', { 'GET /surveys/S/results': { body: buildResults({ total: 0, by_day: [], screened: 3 }) } })
    await screen.findByRole('region', { name: 'How to read this' })
    expect(facts()[0]).toBe('Answered–')
    expect(method()[0]).toBe('Asked: everyone who submitted the survey, 0 responses.')
  })

  it('has the counts, filter and comparison of the results', async () => {
    const where = JSON.stringify([{ of: 'role', is: ['editor'] }])
    const by = {
      of: 'demographics.gender',
      values: [{ value: 'female', total: 40 }],
      questions: [{ id: 'role', shown: [40], answered: [40], choices: [{ value: 'editor', counts: [40] }] }],
    }
    openReport(`?${new URLSearchParams({ where, by: by.of, of: 'answered' })}`, {
      [withQuery('GET /surveys/S/results', { where, by: by.of })]: { body: buildResults({ total: 80, by }) },
    })
    expect(await screen.findByRole('region', { name: /1\.1 Your role\?, Gender/ })).toBeTruthy()
    expect(facts()).toEqual(['AnsweredNov 15 – 22, 2026', 'Responses80', 'Filter1.1 Your role?: Editor', 'Compare byGender'])
    expect(method()[0]).toBe('Asked: those who submitted the survey and match the filter, 80 responses, Nov 15 – 22, 2026.')
    expect(screen.getAllByRole('link', { name: 'Results' })[0]!.getAttribute('href')).toBe(`/admin/surveys/S/results${location.search}`)
  })

  it('has a sentence for each question, before its chart', async () => {
    openReport()
    expect((await article(/1\.1 Your role/)).getByText('50% (100 of 200) chose “Reader”.')).toBeTruthy()
    expect((await article(/2\.2 A picture/)).getByText('1% (1 of 80) sent a file.')).toBeTruthy()
  })

  it('is empty before the first response', async () => {
    openReport('', { 'GET /surveys/S/results': { body: buildResults({ total: 0 }) } })
    expect(await screen.findByText('No responses yet')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('speaks Korean', async () => {
    localStorage.setItem('lang', 'ko')
    await loadAllTexts('ko')
    openReport()
    expect((await article(/1\.1 어떤 일을/)).getByText('가장 많은 답변: ‘독자’, 50%(200명 중 100명).')).toBeTruthy()
    localStorage.removeItem('lang')
    await loadAllTexts('en')
  })
})

const rows = ['The photo was old', 'No source'].map((value, at) => buildListed(at + 1, { answers: [{ question_id: 'doubt', value }] }))
const pin = { response: 'R2', question_id: 'doubt' }
const theirs = { response: 'R9', question_id: 'doubt' }
const stored = (pins: object[], version: number) => ({ body: { pins }, headers: { etag: `"${version}"` } })
const chosen = (id: number, value: string, text: string) => buildListed(id, { answers: [{ question_id: 'tool', value, text }] })
const quoted = {
  'GET /surveys/S/responses?limit=100': { body: rows },
  'GET /responses/id/R2': { body: { ...rows[1], state: 'stored' } },
  'GET /responses/id/R9': { body: { ...rows[0], id: 'R9', state: 'stored' } },
}

describe('a quotation', () => {
  it('is pinned with two clicks, beside those of other admins, and taken back', async () => {
    const calls = openReport('', {
      ...quoted,
      'GET /surveys/S/report': [stored([], 0), stored([theirs], 1), stored([theirs, pin], 2)],
      'PUT /surveys/S/report': [stored([theirs, pin], 2), stored([theirs], 3)],
    })
    const doubt = await article(/2\.1 What made you doubt/)
    await userEvent.click(doubt.getByText('Choose answers to quote'))
    await userEvent.click((await doubt.findAllByRole('button', { name: 'Quote this answer' }))[1]!)
    await screen.findByText('The report quotes this answer.')
    expect(await screen.findByText('No source', { selector: 'blockquote' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The photo was old', { selector: 'blockquote' })).toBeTruthy()
    expect(screen.queryByText('No source', { selector: 'blockquote' })).toBeNull()
    const saves = calls.filter(({ call }) => call === 'PUT /surveys/S/report')
    expect(saves.map(({ body, headers }) => [JSON.parse(body), headers['if-match']])).toEqual([
      [{ pins: [theirs, { ...pin, updated_at: rows[1]!.updated_at }] }, '"1"'],
      [{ pins: [theirs] }, '"2"'],
    ])
  })

  it('is saved again on what another admin saved meanwhile', async () => {
    const calls = openReport('', {
      ...quoted,
      'GET /surveys/S/report': [stored([pin], 1), stored([pin], 1), stored([pin, theirs], 2)],
      'PUT /surveys/S/report': [{ status: 412, body: { code: 'stale_version', detail: '' } }, stored([theirs], 3)],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove this quotation' }))
    await screen.findByText('The report no longer quotes this answer.')
    expect(document.activeElement!.textContent).toBe('Choose answers to quote')
    expect(JSON.parse(calls.findLast(({ call }) => call === 'PUT /surveys/S/report')!.body)).toEqual({ pins: [theirs] })
    expect(await screen.findByText('The photo was old', { selector: 'blockquote' })).toBeTruthy()
  })

  it('says why a pin was not saved', async () => {
    openReport('', { ...quoted, 'GET /surveys/S/report': [stored([pin], 1), 'offline'] })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove this quotation' }))
    expect(await screen.findByText('We could not reach the server. Check your connection and try again.')).toBeTruthy()
    expect(screen.getByText('No source', { selector: 'blockquote' })).toBeTruthy()
  })

  it('says that the response has the answer no longer, and under a filter that it is from all responses', async () => {
    const where = JSON.stringify([{ of: 'role', is: ['editor'] }])
    openReport(`?${new URLSearchParams({ where })}`, {
      ...quoted,
      [withQuery('GET /surveys/S/results', { where })]: { body: buildResults() },
      'GET /surveys/S/report': stored([pin], 1),
      'GET /responses/id/R2': { body: { ...rows[1], answers: [] } },
    })
    expect(await screen.findByText('The response no longer has this answer.')).toBeTruthy()
    expect(screen.getByText('Quoted from all responses, not only those that match the filter.')).toBeTruthy()
  })

  it('says where the response was changed after it was chosen', async () => {
    const note = 'The response was changed after this answer was chosen.'
    const pins = [
      { ...pin, updated_at: '2026-11-20T09:00:00.000Z' },
      { ...theirs, updated_at: rows[0]!.updated_at },
    ]
    openReport('', { ...quoted, 'GET /surveys/S/report': stored(pins, 1) })
    const quotes = await screen.findAllByText(/No source|The photo was old/, { selector: 'blockquote' })
    expect(quotes.map(({ parentElement }) => parentElement!.textContent)).toEqual([`No source${note}`, 'The photo was old'])
  })

  it('is never a text that was written beside another choice', async () => {
    const choices = [choice('former', { label: 'Former' }), choice('other', { label: 'Other', text_entry: true })]
    const asked = question('tool', { type: 'single_choice', title: 'With what?', choices })
    const tool = {
      id: 'tool',
      type: 'single_choice' as const,
      shown: 2,
      answered: 2,
      choices: choices.map(({ value }) => ({ value, count: 1, texts: 1 })),
    }
    openReport('', {
      'GET /surveys/S': { body: survey([section('s', [asked])], { id: 'S' }) },
      'GET /surveys/S/results': { body: buildResults({ sections: [{ id: 's', shown: 2 }], questions: [tool] }) },
      'GET /surveys/S/responses?limit=100': { body: [chosen(1, 'former', 'A parrot'), chosen(2, 'other', 'A crow')] },
      'GET /surveys/S/report': stored([{ response: 'R1', question_id: 'tool', choice: 'other' }], 1),
      'GET /responses/id/R1': { body: { ...chosen(1, 'former', 'A parrot'), state: 'stored' } },
    })
    expect(await screen.findByText('The response no longer has this answer.')).toBeTruthy()
    const beside = within(screen.getByRole('region', { name: 'Other' }))
    await userEvent.click(beside.getByText('Choose answers to quote'))
    expect(await beside.findByText('A crow')).toBeTruthy()
    expect(beside.queryByText('A parrot')).toBeNull()
  })

  it('is loaded again where the pins could not be loaded', async () => {
    openReport('', { ...quoted, 'GET /surveys/S/report': ['offline', stored([pin], 1)] })
    const alert = await screen.findByRole('alert')
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No source', { selector: 'blockquote' })).toBeTruthy()
  })
})

describe('printing the report', () => {
  it('waits for the quotations', async () => {
    const atPrint: string[] = []
    const printed = new Promise<void>((resolve) => {
      jest.spyOn(window, 'print').mockImplementation(() => {
        atPrint.push(document.querySelector('blockquote')!.textContent)
        resolve()
      })
    })
    openReport('', { ...quoted, 'GET /surveys/S/report': stored([pin], 1) })
    await screen.findByRole('button', { name: 'Remove this quotation' })
    await userEvent.keyboard('{Control>}p{/Control}')
    await act(() => printed)
    expect(atPrint).toEqual(['No source'])
  })
})
