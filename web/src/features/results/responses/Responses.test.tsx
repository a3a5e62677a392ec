import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { anyNumber } from '#shared/kinds/number/numberOf.ts'
import type { Question } from '#shared/survey/survey.ts'
import { buildListed, buildResults, resultsSurvey } from '../../../../../test/support/fixtures/buildResults.ts'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { isIsolated } from '../../../../../test/support/web/isIsolated.ts'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'
import { openResults } from '../../../../../test/support/web/pages/openResults.tsx'

const first = 'GET /surveys/S/responses?limit=50'
const list = [buildListed(3), buildListed(2, { owner: { id: 'U', email: 'hana@example.com' } }), buildListed(1)]
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const open = (query = '', answers = {}) => openResults(`?view=responses${query}`, { [first]: { body: list }, ...answers })

setUpSession()
beforeAll(() => {
  globalThis.scrollTo = () => {}
})

describe('the list of responses', () => {
  it('is newest first, with the sender of each, and loads page by page', async () => {
    open('', {
      [first]: { body: list, headers: { 'x-next-cursor': 'C' } },
      'GET /surveys/S/responses?cursor=C&limit=50': { body: [buildListed(0, { id: 'older', number: 0 })] },
    })
    await screen.findByRole('link', { name: 'Response 3' })
    expect(names()).toEqual(['Response 3', 'Response 2', 'Response 1'])
    expect(screen.getByText(/hana@example\.com/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }))
    await screen.findByRole('link', { name: 'Response 0' })
    expect(names()).toHaveLength(4)
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
  })

  it('marks imported responses, and those of unknown source', async () => {
    open('', { [first]: { body: [buildListed(3, { source: 'imported' }), buildListed(2, { source: null }), buildListed(1)] } })
    const [imported, unknown, sent] = await screen.findAllByRole('listitem')
    expect(imported!.textContent).toContain('Imported · English')
    expect(unknown!.textContent).toContain('Guest · Source not recorded · English')
    expect(sent!.textContent).toContain('Guest · English')
  })

  it('marks screened out responses, counts them for a deletion, and exists even with only those', async () => {
    open('', {
      'GET /surveys/S/results': { body: buildResults({ total: 0, screened: 2 }) },
      [first]: { body: [buildListed(2, { screened: true }), buildListed(1)] },
    })
    const [screened, other] = await screen.findAllByRole('listitem')
    expect([within(screened!).queryByText('Screened out'), within(other!).queryByText('Screened out')]).toEqual([expect.anything(), null])
    await userEvent.click(screen.getByRole('button', { name: 'Delete these responses' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('2')
  })

  it('says of a response that is too large to show that an export has it, and can delete it', async () => {
    open('', { [first]: { body: [buildListed(2), buildListed(1, { answers: [], too_large: true })] } })
    const [, large] = await screen.findAllByRole('listitem')
    expect(within(large!).getByText('This response is too large to show here. An export has all of it.')).toBeTruthy()
    expect(within(large!).queryByRole('link')).toBeNull()
    expect(within(large!).getByRole('button', { name: 'Delete: Response 1' })).toBeTruthy()
  })

  it('is searched by the server, and the address keeps what for', async () => {
    open('', { 'GET /surveys/S/responses?q=photo&limit=50': { body: [] } })
    await userEvent.type(await screen.findByRole('searchbox'), 'photo')
    expect(await screen.findByRole('heading', { name: 'No matching responses' })).toBeTruthy()
    expect(location.search).toBe('?view=responses&q=photo')
    await userEvent.click(screen.getByRole('button', { name: 'Show all responses' }))
    expect(location.search).toBe('?view=responses')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('offers new responses without moving those that are there', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      open('', {
        'GET /surveys/S/results': [{ body: buildResults() }, { body: buildResults({ total: 202 }) }],
        [first]: [{ body: list }, { body: [buildListed(5), buildListed(4), ...list] }],
      })
      await screen.findByRole('link', { name: 'Response 3' })
      await act(() => jest.advanceTimersByTimeAsync(10_000))
      expect(names()[0]).toBe('Response 3')
      await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Show 2 new responses' }))
      await screen.findByRole('link', { name: 'Response 5' })
      expect(screen.queryByRole('button', { name: /new response/ })).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })

  it('shows one again that could not be deleted, and says why', async () => {
    open('', { 'DELETE /responses/id/R3': { status: 503, body: { code: 'unavailable', detail: 'The service is busy.' } } })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Response 3' }))
    await act(async () => dispatchEvent(new Event('pagehide')))
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeTruthy()
    expect(names()[0]).toBe('Response 3')
  })
})

describe('one response', () => {
  it('shows the survey as it was when answered, with hidden parts marked', async () => {
    const before = resultsSurvey({ version: 2, title: 'Before' })
    before.sections[0]!.title = 'As it began'
    open('&response=R1', {
      [first]: { body: [buildListed(1, { survey_version: 2, demographics: { gender: 'female', age: 34, country: 'KR' } })] },
      'GET /surveys/S/versions/2': { body: before },
    })
    expect(await screen.findByRole('heading', { level: 3, name: 'As it began' })).toBeTruthy()
    expect(screen.getByText('Version 2 of the survey')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: 'At the desk Not shown' })).toBeTruthy()
    expect(screen.getByText('Shown if 1.1 Your role? is Editor')).toBeTruthy()
    expect(screen.getByText('"reader"')).toBeTruthy()
    expect(screen.getByText('South Korea')).toBeTruthy()
  })

  it('has the survey in the respondent’s language, and the interface in the reader’s', async () => {
    open('&response=R1', { [first]: { body: [buildListed(1, { language: 'ko', demographics: { gender: 'female', job: 'مترجمة' } })] } })
    expect(await screen.findByRole('heading', { level: 3, name: '편집국 Not shown' })).toBeTruthy()
    const question = screen.getByText('어떤 일을 하십니까?')
    expect(question.closest('[lang]')!.getAttribute('lang')).toBe('ko')
    expect(screen.getByText('Gender').closest('[lang=ko]')).toBeNull()
    expect(screen.getByText('Female').closest('[lang=ko]')).toBeNull()
    expect(isIsolated('مترجمة')).toBe(true)
  })

  it('leads to the next and the previous one, by arrow keys too, and back by Escape', async () => {
    open('&response=R3')
    expect(await screen.findByRole('heading', { level: 2, name: 'Response 3' })).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('heading', { level: 2, name: 'Response 2' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(location.search).toBe('?view=responses&response=R1')
    await userEvent.keyboard('{ArrowLeft}')
    expect(location.search).toBe('?view=responses&response=R2')
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('link', { name: 'Response 3' })).toBeTruthy()
    expect(location.search).toBe('?view=responses')
  })

  it('that was deleted is replaced by its neighbor, and restored to the list by Undo', async () => {
    open('&response=R2')
    await screen.findByRole('heading', { level: 2, name: 'Response 2' })
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Response 1' })).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
    await userEvent.click(screen.getByRole('button', { name: 'All responses' }))
    expect(names()).toEqual(['Response 3', 'Response 2', 'Response 1'])
  })

  it('from a link shows as answered even if the list has not loaded it', async () => {
    const { number: _number, owner: _owner, ...alone } = buildListed(9, { survey_version: 2 })
    open('&response=R9', {
      'GET /responses/id/R9': { body: { ...alone, survey_id: 'S', version: 1, source: 'imported' } },
      'GET /surveys/S/versions/2': { body: resultsSurvey({ version: 2 }) },
    })
    expect(await screen.findByText('"reader"')).toBeTruthy()
    expect(screen.getByText('Version 2 of the survey')).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 2, name: 'Response' })).toBeTruthy()
    expect(screen.getByText(/· Imported · English/)).toBeTruthy()
  })
})

const withWeight = (version: number, overrides: Partial<Question>) =>
  survey([section('s', [question('weight', overrides)])], { id: 'S', version })

it('lists an answer to a former type as the version says that it was given on', async () => {
  const weight = { type: 'number', number: { ...anyNumber, unit: 'kg' } } as const
  const row = buildListed(1, { survey_version: 2, answers: [{ question_id: 'weight', value: 70 }] })
  const all = open('', {
    'GET /surveys/S': { body: withWeight(3, {}) },
    'GET /surveys/S/versions/2': { body: withWeight(2, weight) },
    [first]: { body: [row, buildListed(2, { survey_version: 1, answers: [{ question_id: 'weight', value: 'heavy' }] })] },
  })
  expect(await screen.findByText('70 kg')).toBeTruthy()
  expect(screen.getByText('heavy')).toBeTruthy()
  expect(all.filter(({ call }) => call.includes('/versions/')).map(({ call }) => call)).toEqual(['GET /surveys/S/versions/2'])
})
