import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { granted, me, openLogin, sent } from '../../../../test/support/web/pages/openLogin.tsx'
import { stubApi, type Answer } from '../../../../test/support/web/stubApi.ts'
import { setUpSession } from '../../../../test/support/web/setUpSession.ts'
import { signIn, signOut } from '../../lib/session/session.ts'
import { sessionMessage } from '../../lib/api/token.ts'

async function signInAs(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** Mina is signed in, and the page opens with a token for which the API returns `brought`. */
function minaIsSignedIn(brought: Answer) {
  stubApi({ 'GET /auth/me': ({ authorization }) => (authorization === 'Bearer brought' ? brought : me) })
  signIn('mine')
}

setUpSession()

describe('Login', () => {
  it('sends e-mail and password as a form, keeps the token and goes to next', async () => {
    const asked = stubApi({ 'POST /auth/token': granted, 'GET /auth/me': me })
    await openLogin('/login?next=%2Fsurveys')
    await signInAs('mina@prism.example', 'open-evidence')
    await screen.findByText('elsewhere: /surveys')
    expect(sent(asked)[0]).toMatchObject({ call: 'POST /auth/token', body: 'username=mina%40prism.example&password=open-evidence' })
    expect(localStorage.getItem('token')).toBe('new')
  })

  it('claims the response after signing in, and continues if it cannot be claimed', async () => {
    const asked = stubApi({
      'POST /auth/token': granted,
      'GET /auth/me': me,
      'POST /responses/claim': { status: 409, body: { code: 'response.already_answered', detail: 'You have one.' } },
    })
    await openLogin('/login?next=%2Fsurvey%2Fmedia&claim=r1')
    await signInAs('mina@prism.example', 'open-evidence')
    await screen.findByText('elsewhere: /survey/media')
    expect(asked.find(({ call }) => call === 'POST /responses/claim')).toMatchObject({
      body: '{"response_id":"r1"}',
      authorization: 'Bearer new',
    })
  })

  it("shows the server's error in an alert, stays, and keeps the input", async () => {
    stubApi({ 'POST /auth/token': { status: 401, body: { code: 'auth.bad_credentials', detail: 'Incorrect e-mail or password.' } } })
    await openLogin('/login?next=%2Fsurveys')
    await signInAs('mina@prism.example', 'wrong-one')
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Incorrect e-mail or password.')
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'mina@prism.example')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong-one')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('says Login failed when the server says nothing', async () => {
    stubApi({ 'POST /auth/token': 'offline' })
    await openLogin('/login')
    await signInAs('mina@prism.example', 'open-evidence')
    expect(await screen.findByText('Login failed')).toBeTruthy()
  })

  it('asks for missing input at its field, without a request', async () => {
    const asked = stubApi({})
    await openLogin('/login')
    await signInAs('', 'open-evidence')
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
    expect(sent(asked)).toEqual([])
  })

  it('shows and hides the password', async () => {
    stubApi({})
    await openLogin('/login')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  })

  it('leads to signing up with next and claim', async () => {
    stubApi({})
    await openLogin('/login?next=%2Fsurveys&claim=r1')
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup?next=%2Fsurveys&claim=r1')
  })
})

describe('Login with a token in the address', () => {
  it.each(['?token=brought&next=%2Fsurveys&claim=r1', '#token=brought&next=/surveys&claim=r1'])(
    'stores the token, claims, continues and announces the user: %s',
    async (carried) => {
      const asked = stubApi({ 'GET /auth/me': me, 'POST /responses/claim': { body: {} } })
      await openLogin(`/login${carried}`)
      expect(location.href).not.toContain('brought')
      await screen.findByText('elsewhere: /surveys')
      expect(localStorage.getItem('token')).toBe('brought')
      expect(asked.filter(({ call }) => call === 'POST /responses/claim')).toHaveLength(1)
      expect(sessionMessage()).toBe('arrived')
    },
  )

  const somebodyElse = { body: buildUser({ id: 'user-2', email: 'other@prism.example' }) }

  it('asks a signed-in user before replacing the session, and announces the new user', async () => {
    minaIsSignedIn(somebodyElse)
    await openLogin('/login?token=brought&next=%2Fsurveys')
    await screen.findByRole('heading', { name: 'Switch account?' })
    expect(localStorage.getItem('token')).toBe('mine')
    expect(location.href).not.toContain('brought')
    expect(screen.getByText('mina@prism.example')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Switch account' }))
    expect((await screen.findByRole('status')).textContent).toBe('You are now signed in as other@prism.example')
    expect(localStorage.getItem('token')).toBe('brought')
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/surveys')
  })

  it('keeps the session if the user chooses that', async () => {
    minaIsSignedIn(somebodyElse)
    await openLogin('/login?token=brought&next=%2Fsurveys')
    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    await screen.findByText('elsewhere: /surveys')
    expect(localStorage.getItem('token')).toBe('mine')
  })

  it('does not ask if the same user is signed in', async () => {
    minaIsSignedIn(me)
    await openLogin('/login?token=brought&next=%2Fsurveys')
    await screen.findByText('elsewhere: /surveys')
    expect([localStorage.getItem('token'), sessionMessage()]).toEqual(['brought', null])
  })

  it('reports a refused token, and keeps the session', async () => {
    minaIsSignedIn({ status: 401, body: { code: 'auth.bad_token', detail: 'Sign in again.' } })
    await openLogin('/login?token=brought')
    expect((await screen.findByRole('alert')).textContent).toBe('This sign-in link has expired. Please sign in below.')
    await waitFor(() => expect(localStorage.getItem('token')).toBe('mine'))
  })
})

const listed = { 'GET /auth/oauth/providers': { body: ['google', 'naver', 'myspace'] } }

describe('Login with an account elsewhere', () => {
  it('offers the providers that the server lists, carrying next and claim', async () => {
    stubApi(listed)
    await openLogin('/login?next=%2Fsurveys&claim=r1')
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
    await openLogin('/login')
    await screen.findByRole('link', { name: 'Continue with Google' })
    cleanup()
    act(signOut) // the list is loaded again
    const answer = globalThis.fetch
    const coming = Promise.withResolvers<void>()
    globalThis.fetch = (...call) => coming.promise.then(() => answer(...call))
    await openLogin('/login')
    await waitFor(() => expect(document.querySelectorAll('[class=places] > *')).toHaveLength(2))
    coming.resolve()
    expect(await screen.findAllByRole('link', { name: /^Continue with/ })).toHaveLength(2)
    expect(document.querySelector('[class=places]')).toBeNull()
  })

  it('offers none when the list is empty or does not come', async () => {
    for (const answer of [{ body: [] }, { status: 503, body: {} }]) {
      const asked = stubApi({ 'GET /auth/oauth/providers': answer })
      await openLogin('/login')
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
    ['provider.not_found', 'This site does not offer sign-in with this provider.'],
    ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
    ['unavailable', 'The service is busy. Try again in a moment.'],
    ['internal', 'Something went wrong on our side. Please try again in a moment.'],
    ['toString', 'Sign-in with this provider failed. Try again in a moment.'],
    ['<b>made up</b>', 'Sign-in with this provider failed. Try again in a moment.'],
  ])('says in words with which error one came back, with the focus on it: %s', async (code, words) => {
    stubApi({})
    await openLogin(`/login?error=${encodeURIComponent(code)}&next=%2Fsurveys`)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(words)
    expect(document.activeElement?.contains(alert)).toBe(true)
    expect(location.search).toBe('?next=%2Fsurveys')
  })
})
