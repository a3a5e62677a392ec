import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { renderAt } from '../../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { loadTexts } from '../../../lib/language/i18n.ts'
import { reloadPage } from '../../../lib/loading/reloadPage.ts'
import SurveyPage from '../SurveyPage.tsx'

jest.mock('./afterFormChunk.ts', () => {
  dispatchEvent(new Event('vite:preloadError'))
  throw new Error('Not to be had')
})
jest.mock('../../../lib/loading/reloadPage.ts', () => ({ reloadPage: jest.fn() }))

const asked = survey([section('first', [question('a', { title: 'What?' })])], { id: 'sv1', slug: 'real', title: 'Real' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Types an answer and submits it, with the part that sends out of reach. */
async function submit() {
  stubApi({ 'GET /surveys/slug/real': { body: asked } })
  renderAt('/survey/real', { '/survey/:id': <SurveyPage /> })
  await userEvent.type(await screen.findByLabelText('What?'), 'one')
  await press('Submit')
}

beforeAll(() => loadTexts('en').then(() => loadTexts('en', 'survey')))
afterEach(() => {
  jest.restoreAllMocks()
  jest.mocked(reloadPage).mockClear()
  localStorage.clear()
})

describe('Submit, where the part of the site that sends cannot be had', () => {
  it('promises nothing, and reloads the page on retry without losing the input', async () => {
    const reloads = jest.fn()
    addEventListener('vite:preloadError', reloads)
    await submit()
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server. Check your connection and try again.')
    expect(reloadPage).not.toHaveBeenCalled()
    await press('Retry')
    expect(reloadPage).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem('draft:sv1')).toContain('one')
    expect(reloads).not.toHaveBeenCalled()
    removeEventListener('vite:preloadError', reloads)
  })

  it('loads nothing again by itself', async () => {
    await submit()
    await screen.findByText(/could not reach the server/)
    jest.mocked(reloadPage).mockClear()
    act(() => void dispatchEvent(new Event('online')))
    await screen.findByText(/could not reach the server/)
    expect(reloadPage).not.toHaveBeenCalled()
  })

  it('never reloads the page if the browser could not store the input', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    await submit()
    await press('Retry')
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
    expect(reloadPage).not.toHaveBeenCalled()
    expect(screen.getByLabelText('What?')).toHaveProperty('value', 'one')
  })
})
