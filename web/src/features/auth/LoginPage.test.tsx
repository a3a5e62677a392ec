import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi, type Answer, type Asked } from '../../../../test/support/web/stubApi.ts'
import { loadTexts } from '../../lib/language/i18n.ts'
import { signIn, signOut } from '../../lib/session/session.ts'
import { sessionMessage } from '../../lib/session/token.ts'
import LoginPage from './LoginPage.tsx'

/** Opens the page; that the providers are asked for is left out of what was asked. */
async function open(address: string) {
  renderAt(address, { '/login': <LoginPage /> })
  await screen.findByRole('main')
}
const sent = (asked: Asked[]) => asked.filter(({ call }) => !call.endsWith('/oauth/providers'))
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
    await open('/login?next=%2Fsurveys')
    await signInAs('mina@prism.example', 'open-evidence')
    await screen.findByText('elsewhere: /surveys')
    expect(sent(asked)[0]).toMatchObject({ call: 'POST /auth/token', body: 'username=mina%40prism.example&password=open-evidence' })
    expect(localStorage.getItem('token')).toBe('new')
  })

  it('claims the response after signing in, and goes on when it cannot be claimed', async () => {
    const asked = stubApi({
      'POST /auth/token': granted,
      'GET /auth/me': me,
      'POST /responses/claim': { status: 409, body: { code: 'response.already_answered', detail: 'You have one.' } },
    })
    await open('/login?next=%2Fsurvey%2Fmedia&claim=r1')
    await signInAs('mina@prism.example', 'open-evidence')
    await screen.findByText('elsewhere: /survey/media')
    expect(asked.find(({ call }) => call === 'POST /responses/claim')).toMatchObject({
      body: '{"response_id":"r1"}',
      authorization: 'Bearer new',
    })
  })

  it("shows the server's words in an alert, stays, and keeps what was typed", async () => {
    stubApi({ 'POST /auth/token': { status: 401, body: { code: 'auth.bad_credentials', detail: 'Incorrect e-mail or password.' } } })
    await open('/login?next=%2Fsurveys')
    await signInAs('mina@prism.example', 'wrong-one')
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Incorrect e-mail or password.')
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'mina@prism.example')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong-one')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('says Login failed when the server says nothing', async () => {
    stubApi({ 'POST /auth/token': 'offline' })
    await open('/login')
    await signInAs('mina@prism.example', 'open-evidence')
    expect(await screen.findByText('Login failed')).toBeTruthy()
  })

  it('asks for what is missing at its field, without a request', async () => {
    const asked = stubApi({})
    await open('/login')
    await signInAs('', 'open-evidence')
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
    expect(sent(asked)).toEqual([])
  })

  it('shows and hides the password', async () => {
    stubApi({})
    await open('/login')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  })

  it('leads to signing up with next and claim', async () => {
    stubApi({})
    await open('/login?next=%2Fsurveys&claim=r1')
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup?next=%2Fsurveys&claim=r1')
  })
})

describe('Login with a token in the address', () => {
  it.each(['?token=brought&next=%2Fsurveys&claim=r1', '#token=brought&next=/surveys&claim=r1'])(
    'keeps it, claims, goes on and has it said as whom: %s',
    async (carried) => {
      const asked = stubApi({ 'GET /auth/me': me, 'POST /responses/claim': { body: {} } })
      await open(`/login${carried}`)
      expect(location.href).not.toContain('brought')
      await screen.findByText('elsewhere: /surveys')
      expect(localStorage.getItem('token')).toBe('brought')
      expect(asked.filter(({ call }) => call === 'POST /responses/claim')).toHaveLength(1)
      expect(sessionMessage()).toBe('arrived')
    },
  )

  const somebodyElse = { body: buildUser({ id: 'user-2', email: 'other@prism.example' }) }

  it('asks who is signed in already before it replaces them, and says as whom one is now signed in', async () => {
    minaIsSignedIn(somebodyElse)
    await open('/login?token=brought&next=%2Fsurveys')
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
    await open('/login?token=brought&next=%2Fsurveys')
    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    await screen.findByText('elsewhere: /surveys')
    expect(localStorage.getItem('token')).toBe('mine')
  })

  it('does not ask who is signed in as the same person', async () => {
    minaIsSignedIn(me)
    await open('/login?token=brought&next=%2Fsurveys')
    await screen.findByText('elsewhere: /surveys')
    expect([localStorage.getItem('token'), sessionMessage()]).toEqual(['brought', null])
  })

  it('says so when the token is refused, and keeps who is signed in', async () => {
    minaIsSignedIn({ status: 401, body: { code: 'auth.bad_token', detail: 'Sign in again.' } })
    await open('/login?token=brought')
    expect((await screen.findByRole('alert')).textContent).toBe('This sign-in link has expired. Please sign in below.')
    await waitFor(() => expect(localStorage.getItem('token')).toBe('mine'))
  })
})

const listed = { 'GET /auth/oauth/providers': { body: ['google', 'naver', 'myspace'] } }

describe('Login with an account elsewhere', () => {
  it('offers the providers that the server lists, carrying next and claim', async () => {
    stubApi(listed)
    await open('/login?next=%2Fsurveys&claim=r1')
    expect((await screen.findByRole('link', { name: 'Continue with Google' })).getAttribute('href')).toBe(
      '/api/auth/oauth/google/authorize?next=%2Fsurveys&claim=r1',
    )
    expect(screen.getAllByRole('link', { name: /^Continue with/ }).map(({ textContent }) => textContent)).toEqual([
      'Continue with Google',
      'Continue with Naver',
    ])
    expect(screen.getByText('or')).toBeTruthy()
  })

  it('keeps the room of as many buttons as there were last time, until they come', async () => {
    stubApi(listed)
    await open('/login')
    await screen.findByRole('link', { name: 'Continue with Google' })
    cleanup()
    act(signOut) // the list is asked for anew
    const answer = globalThis.fetch
    const coming = Promise.withResolvers<void>()
    globalThis.fetch = (...call) => coming.promise.then(() => answer(...call))
    await open('/login')
    await waitFor(() => expect(document.querySelectorAll('[class=places] > *')).toHaveLength(2))
    coming.resolve()
    expect(await screen.findAllByRole('link', { name: /^Continue with/ })).toHaveLength(2)
    expect(document.querySelector('[class=places]')).toBeNull()
  })

  it('offers none when the list is empty or does not come', async () => {
    for (const answer of [{ body: [] }, { status: 503, body: {} }]) {
      const asked = stubApi({ 'GET /auth/oauth/providers': answer })
      await open('/login')
      await waitFor(() => expect(asked).toHaveLength(1))
      await screen.findByRole('button', { name: 'Sign in' })
      expect(screen.queryByText('or')).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
      cleanup()
      signOut()
    }
  })

  it.each([
    ['oauth.cancelled', 'Sign-in was not completed. Try again, or sign in with your e-mail.'],
    ['oauth.email_taken', /^An account with this e-mail already exists\./],
    ['<b>made up</b>', 'Sign-in with this provider failed. Try again in a moment.'],
  ])('says in words with which error one came back, with the focus on it: %s', async (code, words) => {
    stubApi({})
    await open(`/login?error=${encodeURIComponent(code)}&next=%2Fsurveys`)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(words)
    expect(document.activeElement?.contains(alert)).toBe(true)
    expect(location.search).toBe('?next=%2Fsurveys')
  })
})

async function askForMail(email: string) {
  await screen.findByRole('button', { name: 'Send link' })
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
}

describe('a forgotten password', () => {
  it('is told by a link on the login, and answered the same for everybody', async () => {
    const asked = stubApi({ 'POST /auth/forgot-password': { status: 202, body: null } })
    await open('/login?next=%2Fsurveys')
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }))
    const heading = await screen.findByRole('heading', { name: 'Reset your password' })
    expect(document.activeElement).toBe(heading)
    await askForMail('mina@prism.example')
    expect((await screen.findByRole('status')).textContent).toMatch(/^If you have an account, an e-mail is on its way/)
    expect(sent(asked)[0]!.body).toBe('{"email":"mina@prism.example"}')
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login?next=%2Fsurveys')
  })

  it.each([
    [
      { status: 409, body: { code: 'mail.not_configured', detail: 'This site cannot send e-mail. Ask an admin for a reset link.' } },
      /Ask an admin/,
    ],
    [{ status: 429, body: { code: 'too_many_requests', detail: 'x' }, headers: { 'retry-after': '1500' } }, /Try again in 25 minutes\.$/],
    [{ status: 429, body: { code: 'too_many_requests', detail: 'x' }, headers: { 'retry-after': '20' } }, /Try again in 20 seconds\.$/],
  ])('says when no mail goes out, and when to try again', async (answer, words) => {
    stubApi({ 'POST /auth/forgot-password': answer })
    await open('/login#forgot')
    await askForMail('mina@prism.example')
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })

  it('asks for the e-mail at its field', async () => {
    const asked = stubApi({})
    await open('/login#forgot')
    await askForMail('')
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(sent(asked)).toEqual([])
  })
})

async function choose(password: string, confirm = password) {
  await userEvent.type(await screen.findByLabelText('New password'), password)
  await userEvent.type(screen.getByLabelText('Confirm new password'), confirm)
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
}

describe('a link that sets a new password', () => {
  it('takes its ticket out of the address at once, and signs in', async () => {
    const asked = stubApi({ 'POST /auth/reset-password': granted, 'GET /auth/me': me })
    await open('/login#reset=ticket-1')
    expect(location.href).not.toContain('ticket-1')
    await choose('open-evidence')
    await screen.findByText('elsewhere: /')
    expect(sent(asked)[0]).toMatchObject({ call: 'POST /auth/reset-password', body: '{"ticket":"ticket-1","password":"open-evidence"}' })
    expect(localStorage.getItem('token')).toBe('new')
  })

  it('sends nothing when the passwords differ, and says how long a password is', async () => {
    const asked = stubApi({})
    await open('/login#reset=ticket-1')
    await choose('open', 'opal')
    expect(screen.getByText('Passwords do not match')).toBeTruthy()
    expect(await screen.findByText('4 more characters needed')).toBeTruthy()
    expect(sent(asked)).toEqual([])
    await userEvent.type(screen.getByLabelText('New password'), '-evidence-today')
    expect(screen.getByText('A very good length')).toBeTruthy()
  })

  it('says when it was used, and leads to another one', async () => {
    stubApi({ 'POST /auth/reset-password': { status: 400, body: { code: 'auth.ticket_used_up', detail: 'This link was used.' } } })
    await open('/login#reset=ticket-1')
    await choose('open-evidence')
    expect((await screen.findByRole('alert')).textContent).toContain('This link was used.')
    await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }))
    expect(await screen.findByRole('button', { name: 'Send link' })).toBeTruthy()
  })
})
