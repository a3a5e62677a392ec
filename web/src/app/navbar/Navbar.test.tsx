import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { stubApi } from '../../../../test/support/web/stubApi.ts'
import { detectHomeSections } from '../../lib/site/homeSections.ts'
import { loadTexts } from '../../lib/language/i18n.ts'
import { signIn, signOut, token } from '../../lib/session/session.ts'
import { Footer } from '../Footer.tsx'
import { Navbar } from './Navbar.tsx'
import { SessionBanner } from '../notices/SessionBanner.tsx'

const person = (roles: string[]) => ({ id: 'u', email: 'mina@x.org', full_name: 'Mina Park', roles })

/** `me`: the server's reply about the stored token; without it, the visitor is a guest. */
function open(address: string, me?: { status?: number; body?: unknown }, more: Parameters<typeof stubApi>[0] = {}) {
  history.replaceState(null, '', address)
  const requests = stubApi(me ? { 'GET /auth/me': me, ...more } : {})
  if (me) act(() => signIn('token'))
  const view = render(
    <BrowserRouter>
      <Navbar />
      <SessionBanner />
    </BrowserRouter>,
  )
  return { ...view, requests }
}
const href = (name: string) => screen.getAllByRole('link', { name })[0]!.getAttribute('href')

const anchorsIn = (name: string) =>
  within(screen.getAllByRole('navigation', { name })[0]!)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

beforeAll(() => loadTexts('en'))
beforeEach(() => {
  localStorage.clear()
  act(signOut)
})

describe('Navbar', () => {
  it('links to the seven sections of the home page from anywhere', () => {
    open('/surveys')
    const links = within(screen.getAllByRole('navigation', { name: 'Home sections' })[0]!).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['mission', 'capabilities', 'principles', 'ecosystem', 'usecases', 'survey', 'contact'].map((section) => `/#${section}`),
    )
  })

  it('links to no section that the home page was seen without, here and on the next pages; neither does the footer', () => {
    const page = render(
      <main>
        {['mission', 'ecosystem', 'contact'].map((id) => (
          <section key={id} id={id} />
        ))}
      </main>,
    )
    detectHomeSections()
    page.unmount()
    open('/surveys')
    render(
      <BrowserRouter>
        <Footer />
      </BrowserRouter>,
    )
    expect(anchorsIn('Home sections')).toEqual(['/#mission', '/#ecosystem', '/#contact'])
    expect(anchorsIn('Project')).toEqual(['/#mission'])
    expect(anchorsIn('Partners')).toEqual(['/#ecosystem'])
  })

  it('folds its links into a menu if they do not fit, for any reason, and unfolds them again', () => {
    let needed = 1300
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1120)
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => needed)
    const { container } = open('/')
    const isNarrow = () => container.querySelector('[data-narrow]') !== null
    expect(isNarrow()).toBe(true)
    needed = 900
    fireEvent.load(container.querySelector('header a')!.appendChild(document.createElement('img'))) // as a logo that comes
    expect(isNarrow()).toBe(false)
    jest.restoreAllMocks()
  })

  it('opens its menu again by a press that comes before the close event', async () => {
    open('/')
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const first = await screen.findByRole<HTMLDialogElement>('dialog')
    // a browser closes at once and dispatches `close` later
    await act(async () => {
      first.open = false
      await Promise.resolve()
    })
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    fireEvent(first, new Event('close'))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('brings a guest back to where they were', () => {
    open('/survey/x?mine=1')
    expect(href('Login')).toBe('/login?next=%2Fsurvey%2Fx%3Fmine%3D1')
    expect(href('Sign up')).toBe('/signup?next=%2Fsurvey%2Fx%3Fmine%3D1')
  })

  it('keeps where to go next between Login and Sign up', () => {
    open('/login?next=%2Fsurveys&claim=r')
    expect(href('Sign up')).toBe('/signup?next=%2Fsurveys&claim=r')
  })

  it('shows a person their initials and Logout, without the admin entries', async () => {
    open('/', { body: person([]) })
    expect((await screen.findByRole('button', { name: 'Account menu: Mina Park' })).textContent).toMatch(/^MP/)
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
    expect(screen.queryByText('Dashboard')).toBeNull()
    expect(screen.getByText('My Account').closest('a')?.getAttribute('href')).toBe('/account')
    await userEvent.click(screen.getByText('Logout'))
    expect(token()).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Login' })).not.toHaveLength(0)
  })

  it.each([{ status: 204 }, 'offline'] as const)('ends the token on the server at Logout, and waits for no reply: %p', async (answer) => {
    const { requests } = open('/', { body: person([]) }, { 'POST /auth/sign-out': answer })
    await userEvent.click(await screen.findByText('Logout'))
    const sent = requests.filter(({ call }) => call === 'POST /auth/sign-out')
    expect(sent).toMatchObject([{ authorization: 'Bearer token', body: '{}' }])
    expect(token()).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('explains the count of its badge in the menu’s name for an admin', async () => {
    open('/', { body: person(['admin']) }, { 'GET /inquiries/unread_count': { body: { count: 2 } } })
    expect(await screen.findByRole('button', { name: 'Account menu: Mina Park 2 unread inquiries' })).toBeTruthy()
  })

  it('gives an admin the ways into the admin area, in their order', async () => {
    open('/', { body: person(['admin']) })
    const menu = (await screen.findByText('Dashboard')).closest('[popover]')!
    expect([...menu.querySelectorAll('a, button')].map((entry) => [entry.textContent.trim(), entry.getAttribute('href')])).toEqual([
      ['My Account', '/account'],
      ['Inquiries', '/admin/inquiries'],
      ['Dashboard', '/admin'],
      ['OAuth Providers', '/admin/providers'],
      ['Surveys', '/admin/surveys'],
      ['Site Settings', '/admin/settings'],
      ['Logout', null],
    ])
  })

  it('shows an admin, and no other user, a link to the admin area before the menus', async () => {
    const admin = open('/', { body: person(['admin']) })
    const link = await screen.findByRole('link', { name: 'Admin' })
    expect(link.getAttribute('href')).toBe('/admin')
    expect(link.compareDocumentPosition(screen.getByRole('button', { name: /^Language/ }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    admin.unmount()
    act(signOut)
    open('/', { body: person([]) })
    await screen.findByRole('button', { name: 'Account menu: Mina Park' })
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
  })

  it('puts its links away where they do not fit beside that link', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1120)
    jest
      .spyOn(HTMLElement.prototype, 'scrollWidth', 'get')
      .mockImplementation(() => (screen.queryByRole('link', { name: 'Admin' }) ? 1130 : 1100))
    const { container } = open('/', { body: person(['admin']) })
    expect(container.querySelector('[data-narrow]')).toBeNull()
    await screen.findByRole('link', { name: 'Admin' })
    expect(container.querySelector('[data-narrow]')).not.toBeNull()
    jest.restoreAllMocks()
  })

  it('says that the server ended the session, until it is dismissed', async () => {
    open('/surveys', { status: 401, body: { code: 'auth.bad_token', detail: 'x' } })
    expect(await screen.findByText('You have been signed out. Sign in again to keep using your account.')).toBeTruthy()
    expect(token()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('names the account that an address signed in to, until the user dismisses it or logs out', async () => {
    for (const name of ['Dismiss', 'Logout']) {
      open('/surveys', { body: person([]) })
      act(() => signIn('brought', 'arrived'))
      const status = within(screen.getByRole('status'))
      expect(await status.findByText('You are now signed in as mina@x.org.')).toBeTruthy()
      await userEvent.click(status.getByRole('button', { name }))
      expect(screen.getByRole('status').textContent).toBe('')
      expect(token()).toBe(name === 'Dismiss' ? 'brought' : null)
      cleanup()
    }
  })

  it('stays a guest bar, with the token kept, when the server does not answer', async () => {
    open('/', { status: 503, body: { code: 'unavailable', detail: 'x' } })
    expect(await screen.findAllByRole('link', { name: 'Login' })).not.toHaveLength(0)
    expect(token()).toBe('token')
  })
})
