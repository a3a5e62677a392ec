import { act, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { hydrateRoot } from 'react-dom/client'
import { I18nContext } from 'react-i18next'
import { BrowserRouter, Route } from 'react-router-dom'
import { Frame } from '../app/Frame.tsx'
import { AccountPage, HomePage, LoginPage, SignupPage, SurveyPage, SurveysPage } from '../app/publishedPages.ts'
import { publish } from '../lib/hydration/published.ts'
import { followSettings } from '../lib/site/settings.ts'
import { prepare, render } from './render.tsx'
import { leaveNothingNear } from '../../../test/support/web/leaveNothingNear.ts'
import { publishedHomepage, publishedSamples } from '../../../test/support/web/publishedSamples.ts'

leaveNothingNear()

const keptHere: Record<string, Record<string, string>> = {
  'of a guest': {},
  'of somebody signed in': { token: 'one' },
  'of a guest who has entered something': {
    'draft:S1': JSON.stringify({ response: null, user: null, answers: { often: 'daily', why: 'habit' }, demographics: {} }),
  },
  'of a guest who has answered': { 'response:S1': 'S1-1' },
  'of somebody who knows which sections there are': { home_missing: 'mission' },
}
const states = Object.keys(keptHere)
const pages = Object.keys(publishedSamples)
const cases = (['en', 'ko'] as const).flatMap((lang) => pages.flatMap((path) => states.map((state) => [path, lang, state] as const)))

const routes = (
  <>
    <Route path="/" element={<HomePage />} />
    <Route path="/survey/:id" element={<SurveyPage />} />
    <Route path="/surveys" element={<SurveysPage />} />
    <Route path="/login" element={<LoginPage />} />
    <Route path="/signup" element={<SignupPage />} />
    <Route path="/account" element={<AccountPage />} />
  </>
)

leaveNothingNear()
beforeAll(prepare)
beforeEach(() => {
  globalThis.fetch = jest.fn(() => new Promise<never>(() => {}))
  Object.assign(globalThis, { scrollTo: () => {} })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

/** Shows what the server renders of `path` in `lang`, at that path with `query`. `takeOver` hydrates it, and returns what React complains of. */
function open(path: string, lang: 'en' | 'ko', query: string) {
  const { html, given } = render(path, { ...publishedSamples[path]!, lang }, publishedHomepage)
  localStorage.setItem('lang', lang)
  history.replaceState(null, '', path + query)
  document.body.innerHTML = `<div id="root">${html}</div>`
  publish(given)
  const root = document.querySelector('#root')!
  const takeOver = async () => {
    const stop = followSettings()
    const complaints: unknown[] = []
    const warnings = jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
    await act(async () => {
      const app = hydrateRoot(
        root,
        <I18nContext value={{ i18n: { t: i18next.getFixedT(lang) } as unknown as typeof i18next }}>
          <BrowserRouter>
            <Frame>{routes}</Frame>
          </BrowserRouter>
        </I18nContext>,
        { onRecoverableError: (error) => complaints.push(error) },
      )
      close = () => {
        app.unmount()
        stop()
      }
      await Promise.resolve()
    })
    warnings.mockRestore()
    return complaints
  }
  return { html, root, takeOver }
}

let close = () => {}
afterEach(() => {
  act(close)
  close = () => {}
  localStorage.clear()
  document.body.innerHTML = ''
  publish(null)
})

describe('a published page', () => {
  it.each(cases)('%s in %s, %s, is taken over without a difference', async (path, lang, state) => {
    for (const [name, value] of Object.entries(keptHere[state]!)) localStorage.setItem(name, value)
    const { html, root, takeOver } = open(path, lang, '?mine=1&next=%2Fsurveys&claim=R1')
    expect(html).not.toContain(' style="')
    const first = root.querySelector('main')
    const field = root.querySelector('form input[type=email]')
    expect(field !== null).toBe(['/', '/login', '/signup'].includes(path))
    expect(await takeOver()).toEqual([])
    expect(root.querySelector('main')).toBe(first)
    expect(root.querySelector('form input[type=email]')).toBe(field) // else what was typed into it is lost
  })

  it.each(['/login', '/signup'])('%s keeps what was typed into it, and then carries next and claim', async (path) => {
    const { root, takeOver } = open(path, 'en', '?next=%2Fsurveys&claim=R1')
    expect(root.innerHTML).not.toContain('R1')
    const inputs = [...root.querySelectorAll<HTMLInputElement>('form input')]
    for (const input of inputs) input.value = `typed ${input.name}`
    await takeOver()
    expect(inputs.map(({ isConnected, value }) => [isConnected, value])).toEqual(inputs.map(({ name }) => [true, `typed ${name}`]))
    expect(screen.getByRole('link', { name: 'Continue with Google' }).getAttribute('href')).toBe(
      '/api/auth/oauth/google/authorize?next=%2Fsurveys&claim=R1',
    )
    expect(screen.getByText(/will be saved to your account/)).toBeTruthy()
  })

  it('/login hides its form until the error of a provider is there', async () => {
    document.documentElement.dataset['awaitScript'] = ''
    const { takeOver } = open('/login', 'en', '?error=oauth.cancelled')
    await takeOver()
    await screen.findByText(/Sign-in was not completed/)
    expect(document.documentElement.dataset['awaitScript']).toBeUndefined()
  })

  it.each(['#forgot', '#reset=abc', '?claim=R1'])('/login%s becomes what the address says, and shows it', async (address) => {
    document.documentElement.dataset['awaitScript'] = ''
    const { root, takeOver } = open('/login', 'en', address)
    expect(await takeOver()).toEqual([])
    await waitFor(() => expect(root.querySelector('h1')?.textContent).toBe(titles[address]))
    expect(document.documentElement.dataset['awaitScript']).toBeUndefined()
  })
})

const titles: Record<string, string> = { '#forgot': 'Reset your password', '#reset=abc': 'Set a new password', '?claim=R1': 'Login' }
