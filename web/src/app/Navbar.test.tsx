import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { stubApi } from '../../../test/support/stubApi.ts'
import { loadTexts } from '../lib/i18n.ts'
import { signIn, signOut, token } from '../lib/session.ts'
import { Navbar } from './Navbar.tsx'
import { SignedOutNotice } from './SignedOutNotice.tsx'

const person = (roles: string[]) => ({ id: 'u', email: 'mina@x.org', full_name: 'Mina Park', roles })

/** `me`: what the server says about the token that is stored; without it nobody is signed in. */
function open(address: string, me?: { status?: number; body?: unknown }) {
  history.replaceState(null, '', address)
  stubApi(me ? { 'GET /auth/me': me } : {})
  if (me) act(() => signIn('token'))
  return render(
    <BrowserRouter>
      <Navbar />
      <SignedOutNotice />
    </BrowserRouter>,
  )
}
const href = (name: string) => screen.getAllByRole('link', { name })[0]!.getAttribute('href')

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
    expect((await screen.findByRole('button', { name: 'Account menu: Mina Park' })).textContent).toBe('MP')
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
    expect(screen.queryByText('Dashboard')).toBeNull()
    expect(screen.getByText('My Account').closest('a')?.getAttribute('href')).toBe('/account')
    await userEvent.click(screen.getByText('Logout'))
    expect(token()).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Login' })).not.toHaveLength(0)
  })

  it('gives an admin the Dashboard and the surveys', async () => {
    open('/', { body: person(['admin']) })
    expect((await screen.findByText('Dashboard')).closest('a')?.getAttribute('href')).toBe('/admin')
    expect(screen.getByText('Surveys').closest('a')?.getAttribute('href')).toBe('/admin/surveys')
    expect(screen.getByText('OAuth Providers').closest('a')?.getAttribute('href')).toBe('/admin/providers')
  })

  it('says that the server ended the session, until it is dismissed', async () => {
    open('/surveys', { status: 401, body: { code: 'auth.bad_token', detail: 'x' } })
    expect(await screen.findByText('You were signed out. Sign in again to go on with your account.')).toBeTruthy()
    expect(token()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('stays a guest bar, with the token kept, when nobody answers who it is', async () => {
    open('/', { status: 503, body: { code: 'unavailable', detail: 'x' } })
    expect(await screen.findAllByRole('link', { name: 'Login' })).not.toHaveLength(0)
    expect(token()).toBe('token')
  })
})
