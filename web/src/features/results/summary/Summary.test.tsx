import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildListed, buildResults } from '../../../../../test/support/fixtures/buildResults.ts'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'
import { headline, rows, openResults, withQuery } from '../../../../../test/support/web/pages/openResults.tsx'

const part = async (name: RegExp) => within(await screen.findByRole('article', { name }))
const doubting = (number: number, text: string) => buildListed(number, { answers: [{ question_id: 'doubt', value: text }] })

setUpSession()
beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T03:05:00.000Z'), advanceTimers: true }))
afterEach(() => jest.useRealTimers())

describe('the summary', () => {
  it('says how many answered, when, how long it took, in which language and signed in', async () => {
    openResults()
    await screen.findByRole('heading', { level: 1, name: 'Trust in everyday media' })
    expect(headline('Responses')).toBe('Responses200')
    expect(headline('Today')).toBe('Today12140 in the last 7 days, 60 in the 7 days before')
    expect(headline('Last response')).toBe('Last responseNov 22, 202611:58 AM GMT+9')
    expect(headline('Median time to answer')).toContain('4 min 12 s')
    expect(headline('Answered in Korean')).toBe('Answered in Korean30%60 of 200')
    expect(headline('Signed in')).toBe('Signed in25%50 signed in, 150 guests')
  })

  it('says how many were imported: neither a member’s nor a guest’s', async () => {
    openResults('', { 'GET /surveys/S/results': { body: buildResults({ imported: 120 }) } })
    await screen.findByRole('heading', { level: 1, name: 'Trust in everyday media' })
    expect(headline('Responses')).toBe('Responses200of which imported: 120')
    expect(headline('Signed in')).toBe('Signed in25%50 signed in, 30 guests')
    expect(screen.getByText('200 responses, of which imported: 120', { selector: 'output' })).toBeTruthy()
  })

  it('says how many were screened out, once', async () => {
    openResults('', { 'GET /surveys/S/results': { body: buildResults({ screened: 31 }) } })
    await screen.findByRole('heading', { level: 1, name: 'Trust in everyday media' })
    expect(headline('Responses')).toBe('Responses20031 screened out, not counted here')
    expect(screen.getAllByText(/screened out/i, { selector: 'dd' })).toHaveLength(1)
  })

  it('of only screened out responses shows their share of all stored ones', async () => {
    const where = JSON.stringify([{ of: 'screened', is: [true] }])
    openResults(`?${new URLSearchParams({ where })}`, {
      'GET /surveys/S/results': { body: buildResults({ screened: 40 }) },
      [withQuery('GET /surveys/S/results', { where })]: { body: buildResults({ total: 40, screened: 40 }) },
    })
    expect(await screen.findByText('40 of 240 responses', { selector: 'output' })).toBeTruthy()
    expect(headline('Responses')).toBe('Responses4016.7% of all 240')
  })

  it('shows each question as bars with counts and shares of the respondents who saw it', async () => {
    openResults()
    const role = await part(/1\.1 Your role/)
    expect(role.getByText('190 answered').textContent).toBe('190 answered')
    expect(rows(role.getByRole('table'))).toEqual(['AnswerCount%', 'Reader10050%', 'Editor8040%', 'Neither105%', 'No answer105%'])
  })

  it('orders choices by size and takes shares of those who answered, as the address says', async () => {
    openResults('?order=size&of=answered')
    const sources = await part(/1\.2 Where from/)
    const table = sources.getByRole('table')
    expect(rows(table)).toEqual(['AnswerCount%', 'Video12075%', 'News sites6037.5%'])
    const bars = [...table.querySelectorAll<HTMLElement>('td > span')].map(({ style }) => style.getPropertyValue('--share'))
    expect(bars).toEqual(['0.75', '0.375'])
    expect(sources.getByText(/several possible/)).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'As in the survey' }))
    expect(location.search).toBe('?of=answered')
  })

  it('says to how many a question and a section were shown', async () => {
    const { questions, ...all } = buildResults()
    const some = questions.map((counts) => (counts.id === 'proof' ? { ...counts, shown: 40 } : counts))
    openResults('', { 'GET /surveys/S/results': { body: { ...all, questions: some } } })
    expect((await part(/2\.1 What made you doubt/)).queryByText('asked of 80 of 200')).toBeNull()
    expect((await part(/2\.2 A picture/)).getByText('asked of 40 of 200')).toBeTruthy()
    const drawn = rows(screen.getByRole('table', { name: 'How the responses went through the survey', hidden: true }))
    expect(drawn.filter((row) => /^\d /.test(row))).toEqual(['1 Before you begin200100%', '2 At the desk8040%'])
    expect(screen.getByText('Asked of all 200')).toBeTruthy()
    expect(screen.getByText('Asked of 80 of 200')).toBeTruthy()
    expect(screen.getByText('Shown if 1.1 Your role? is Editor')).toBeTruthy()
  })

  it('has the days as a table too, and puts them together by the week', async () => {
    openResults()
    const days = await screen.findByRole('table', { name: 'Responses per day' })
    expect(screen.getByText('Days in Korean Standard Time')).toBeTruthy()
    expect(within(days).getAllByRole('row')).toHaveLength(9)
    expect(rows(days).at(-1)).toBe('Nov 22, 2026, so far12')
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }))
    expect(rows(screen.getByRole('table', { name: 'Responses per week' })).slice(1)).toEqual([
      'Week of Nov 9, 202660',
      'Week of Nov 16, 2026, so far140',
    ])
  })

  it('lists questions with how many were asked, and who answered', async () => {
    openResults()
    const index = within(await screen.findByRole('navigation', { name: 'Questions' }))
    expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1.1Your role?200',
      '1.2Where from?200',
      '2.1What made you doubt it?80',
      '2.2A picture80',
    ])
    expect(rows(screen.getByRole('table', { name: 'Country' }))).toEqual([
      'CountryCount%',
      'South Korea12060%',
      'Germany2010%',
      'Not given6030%',
    ])
  })

  it('has the list of questions after the results, as one tab stop that the arrow keys move', async () => {
    openResults()
    const index = await screen.findByRole('navigation', { name: 'Questions' })
    const title = screen.getByRole('heading', { level: 1 })
    expect(title.compareDocumentPosition(index)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const links = within(index).getAllByRole<HTMLAnchorElement>('link')
    expect(links.map((link) => link.title)).toContain('What made you doubt it?')
    expect(links.filter((link) => link.tabIndex === 0)).toHaveLength(1)
    links[0]!.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(links[1])
    expect(links.filter((link) => link.tabIndex === 0)).toEqual([links[1]])
  })

  it('reads out the number of a column by keyboard', async () => {
    openResults()
    const days = await screen.findByRole('slider', { name: /^Responses per day/ })
    act(() => days.focus())
    expect(days.getAttribute('aria-valuetext')).toBe('Nov 22, 2026, so far: 12')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(days.getAttribute('aria-valuetext')).toBe('Nov 20, 2026: 128')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(days.getAttribute('aria-valuetext')).toBe('Nov 15, 2026: 60')
  })

  it('sums values that are not counted separately as others, without a filter for them', async () => {
    const job = [
      { value: '', count: 30 },
      { value: 'Nurse', count: 20 },
    ]
    openResults('', { 'GET /surveys/S/results': { body: buildResults({ demographics: { ...buildResults().demographics, job } }) } })
    expect(rows(await screen.findByRole('table', { name: 'Job' }))).toEqual([
      'JobCount%',
      'Nurse2010%',
      'Other answers3015%',
      'Not given15075%',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Filter by'), 'Job')
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
  })

  it('says of a section that all see which of its questions only some see', async () => {
    const { questions, ...all } = buildResults()
    const some = questions.map((counts) => (counts.id === 'sources' ? { ...counts, shown: 150 } : counts))
    openResults('', { 'GET /surveys/S/results': { body: { ...all, questions: some } } })
    expect(await screen.findByText('Asked of all 200, except 1.2 (asked of some)')).toBeTruthy()
  })

  it('lists the answers in words with a link to their response, and searches them', async () => {
    const calls = openResults('', {
      'GET /surveys/S/responses?limit=100': { body: [doubting(2, 'The photo was old'), buildListed(3), doubting(1, 'A street sign')] },
      'GET /surveys/S/responses?q=PHOTO&limit=100': { body: [doubting(2, 'The photo was old')] },
    })
    const doubt = await part(/2\.1/)
    expect((await doubt.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('The photo was old'),
      expect.stringContaining('A street sign'),
    ])
    expect(doubt.getAllByRole('link')[0]!.getAttribute('href')).toBe('/admin/surveys/S/results?view=responses&response=R2')
    await userEvent.type(doubt.getByRole('searchbox'), 'PHOTO')
    expect(await doubt.findByText('1 of 2 answers')).toBeTruthy()
    expect(doubt.getByText('photo').tagName).toBe('MARK')
    expect(calls.filter(({ call }) => call.includes('/responses?q='))).toHaveLength(1)
    expect(calls.filter(({ call }) => call.endsWith('/responses?limit=100'))).toHaveLength(1) // both open questions read the same page
  })

  it('keeps and marks the server’s matches, regardless of white space and Unicode form', async () => {
    const text = `old photo\u00a0서울${'에서'.normalize('NFD')}`
    openResults('', {
      'GET /surveys/S/responses?limit=100': { body: [doubting(1, text)] },
      [withQuery('GET /surveys/S/responses', { q: 'photo 서울에서', limit: '100' })]: { body: [doubting(1, text)] },
    })
    const doubt = await part(/2\.1/)
    await userEvent.type(doubt.getByRole('searchbox'), 'photo 서울에서')
    expect(await doubt.findByText('1 of 2 answers')).toBeTruthy()
    expect(doubt.getByText('photo 서울에서').tagName).toBe('MARK')
  })

  it('says that there are none yet', async () => {
    openResults('', { 'GET /surveys/S/results': { body: buildResults({ total: 0 }) } })
    expect(await screen.findByRole('heading', { name: 'No responses yet' })).toBeTruthy()
  })

  it('says that there is no such survey, and offers to try a failure again', async () => {
    openResults('', { 'GET /surveys/S': { status: 404, body: { code: 'survey.not_found', detail: 'There is no such survey.' } } })
    expect(await screen.findByRole('link', { name: 'Back to the surveys' })).toBeTruthy()
  })
})
