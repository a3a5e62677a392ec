import { screen, waitFor } from '@testing-library/react'
import { leaveNothingNear } from '../../../test/support/web/leaveNothingNear.ts'
import { setUpPublishedPages, showPublished } from '../../../test/support/web/pages/showPublished.tsx'
import { publishedSamples } from '../../../test/support/web/publishedSamples.ts'

leaveNothingNear()
setUpPublishedPages()

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

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

const open = (path: string, lang: 'en' | 'ko', query: string) => showPublished(path, { address: path + query, lang })

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
    expect(root.querySelector('form input[type=email]')).toBe(field) // else its input is lost
  })

  it.each(['/login', '/signup'])('%s keeps its input, and then has next and claim in its links', async (path) => {
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

  it.each(['#forgot', '#reset=abc', '?claim=R1'])('/login%s becomes the page of its address, and shows it', async (address) => {
    document.documentElement.dataset['awaitScript'] = ''
    const { root, takeOver } = open('/login', 'en', address)
    expect(await takeOver()).toEqual([])
    await waitFor(() => expect(root.querySelector('h1')?.textContent).toBe(titles[address]))
    expect(document.documentElement.dataset['awaitScript']).toBeUndefined()
  })
})

const titles: Record<string, string> = { '#forgot': 'Reset your password', '#reset=abc': 'Set a new password', '?claim=R1': 'Login' }
