import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildUser } from '../../../../test/support/buildUser.ts'
import { renderAt } from '../../../../test/support/renderAt.tsx'
import { stubApi, type Answer } from '../../../../test/support/stubApi.ts'
import { loadTexts } from '../../lib/i18n.ts'
import { signIn, signOut } from '../../lib/session.ts'
import LoginPage from './LoginPage.tsx'

const open = (address: string) => renderAt(address, { '/login': <LoginPage /> })
const granted = { body: { access_token: 'new', token_type: 'bearer', expires_in: 43_200 } }
const me = { body: buildUser() }

async function signInAs(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** Mina is signed in, and somebody comes with a token that the API answers by `brought`. */
function minaIsSignedIn(brought: Answer) {
  stubApi({ 'GET /auth/me': ({ authorization }) => (authorization === 'Bearer brought' ? brought : me) })
  signIn('mine')
}

beforeAll(() => loadTexts('en'))
afterEach(() => {
  signOut()
  localStorage.clear()
})

describe('Login', () => {
  it('sends e-mail and password as a form, keeps the token and goes to next', async () => {
    const asked = stubApi({ 'POST /auth/token': granted, 'GET /auth/me': me })
    open('/login?next=%2Fsurveys')
    await signInAs('mina@prism.example', 'open-evidence')
    await screen.findByText('elsewhere: /surveys')
    expect(asked[0]).toMatchObject({ call: 'POST /auth/token', body: 'username=mina%40prism.example&password=open-evidence' })
    expect(localStorage.getItem('token')).toBe('new')
  })

  it('claims the response after signing in, and goes on when it cannot be claimed', async () => {
    const asked = stubApi({
      'POST /auth/token': granted,
      'GET /auth/me': me,
      'POST /responses/claim': { status: 409, body: { code: 'response.already_answered', detail: 'You have one.' } },
    })
    open('/login?next=%2Fsurvey%2Fmedia&claim=r1')
    await signInAs('mina@prism.example', 'open-evidence')
    await screen.findByText('elsewhere: /survey/media')
    expect(asked.find(({ call }) => call === 'POST /responses/claim')).toMatchObject({
      body: '{"response_id":"r1"}',
      authorization: 'Bearer new',
    })
  })

  it("shows the server's words in an alert, stays, and keeps what was typed", async () => {
    stubApi({ 'POST /auth/token': { status: 401, body: { code: 'auth.bad_credentials', detail: 'The e-mail or the password is wrong.' } } })
    open('/login?next=%2Fsurveys')
    await signInAs('mina@prism.example', 'wrong-one')
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'The e-mail or the password is wrong.')
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'mina@prism.example')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong-one')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('says Login failed when the server says nothing', async () => {
    stubApi({ 'POST /auth/token': 'offline' })
    open('/login')
    await signInAs('mina@prism.example', 'open-evidence')
    expect(await screen.findByText('Login failed')).toBeTruthy()
  })

  it('asks for what is missing at its field, without a request', async () => {
    const asked = stubApi({})
    open('/login')
    await signInAs('', 'open-evidence')
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
    expect(asked).toEqual([])
  })

  it('shows and hides the password', async () => {
    stubApi({})
    open('/login')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  })

  it('leads to signing up with next and claim', () => {
    stubApi({})
    open('/login?next=%2Fsurveys&claim=r1')
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup?next=%2Fsurveys&claim=r1')
  })
})

describe('Login with a token in the address', () => {
  it.each(['?token=brought&next=%2Fsurveys&claim=r1', '#token=brought&next=/surveys&claim=r1'])(
    'keeps it, claims and goes on: %s',
    async (carried) => {
      const asked = stubApi({ 'GET /auth/me': me, 'POST /responses/claim': { body: {} } })
      open(`/login${carried}`)
      expect(location.href).not.toContain('brought')
      await screen.findByText('elsewhere: /surveys')
      expect(localStorage.getItem('token')).toBe('brought')
      expect(asked.filter(({ call }) => call === 'POST /responses/claim')).toHaveLength(1)
    },
  )

  const somebodyElse = { body: buildUser({ id: 'user-2', email: 'other@prism.example' }) }

  it('asks who is signed in already before it replaces them, and says as whom one is now signed in', async () => {
    minaIsSignedIn(somebodyElse)
    open('/login?token=brought&next=%2Fsurveys')
    await screen.findByRole('heading', { name: 'Switch account?' })
    expect(localStorage.getItem('token')).toBe('mine')
    expect(location.href).not.toContain('brought')
    expect(screen.getByText('mina@prism.example')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Switch account' }))
    expect((await screen.findByRole('status')).textContent).toBe('You are now signed in as other@prism.example')
    expect(localStorage.getItem('token')).toBe('brought')
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/surveys')
  })

  it('leaves who is signed in alone when they say so', async () => {
    minaIsSignedIn(somebodyElse)
    open('/login?token=brought&next=%2Fsurveys')
    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    await screen.findByText('elsewhere: /surveys')
    expect(localStorage.getItem('token')).toBe('mine')
  })

  it('does not ask who is signed in as the same person', async () => {
    minaIsSignedIn(me)
    open('/login?token=brought&next=%2Fsurveys')
    await screen.findByText('elsewhere: /surveys')
    expect(localStorage.getItem('token')).toBe('brought')
  })

  it('says so when the token is refused, and keeps who is signed in', async () => {
    minaIsSignedIn({ status: 401, body: { code: 'auth.bad_token', detail: 'Sign in again.' } })
    open('/login?token=brought')
    expect((await screen.findByRole('alert')).textContent).toBe('This sign-in link is no longer valid.')
    await waitFor(() => expect(localStorage.getItem('token')).toBe('mine'))
  })
})
