import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionMessage } from '../../../lib/api/token.ts'
import {
  button,
  errorOf,
  field,
  leaveAccount,
  mina,
  openAccount,
  prepareAccount,
  renderAccount,
} from '../../../../../test/support/web/pages/openAccount.tsx'
import type { stubApi, Asked } from '../../../../../test/support/web/stubApi.ts'

const granted = { body: { access_token: 'new', token_type: 'bearer', expires_in: 43_200 } }

async function openForm(answers: Parameters<typeof stubApi>[0] = {}) {
  const opened = await openAccount(answers)
  const details = screen.getByText('Change Password').closest('details')!
  expect(details.open).toBe(false)
  act(() => {
    details.open = true
    details.dispatchEvent(new Event('toggle'))
  })
  await screen.findByLabelText('Old password')
  return opened
}

async function typePasswords(old: string, fresh: string, confirm = fresh) {
  if (old) await userEvent.type(screen.getByLabelText('Old password'), old)
  await userEvent.type(screen.getByLabelText('New password'), fresh)
  await userEvent.type(screen.getByLabelText('Confirm new password'), confirm)
}

async function askEverywhere() {
  await userEvent.click(button('Sign out everywhere'))
  return within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }))
}

beforeAll(prepareAccount)
afterEach(leaveAccount)

describe('Change Password', () => {
  it('cannot be sent while new and confirm differ, and sends nothing by Enter either', async () => {
    const { sent } = await openForm()
    await typePasswords('open-evidence', 'open-evidence-2', 'open-evidence-3{Enter}')
    expect(button('Change')).toHaveProperty('disabled', true)
    expect(screen.getByText('Passwords do not match')).toBeTruthy()
    expect(sent('POST /auth/change-password')).toEqual([])
    await userEvent.type(screen.getByLabelText('Confirm new password'), '{Backspace}2')
    expect(button('Change')).toHaveProperty('disabled', false)
  })

  it('keeps the new token, says Password changed, and clears the form', async () => {
    const { sent } = await openForm({ 'POST /auth/change-password': granted })
    await typePasswords('open-evidence', 'open-evidence-2')
    await userEvent.click(button('Change'))
    expect(await screen.findByText('Password changed')).toBeTruthy()
    expect(sent('POST /auth/change-password')[0]!.body).toBe('{"old_password":"open-evidence","new_password":"open-evidence-2"}')
    expect(localStorage.getItem('token')).toBe('new')
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '')
    await waitFor(() => expect(screen.queryByText('Password changed')).toBeNull())
  })

  it('cannot be sent again while it is on its way, and says nothing of the change before when it fails', async () => {
    const wrongOld = { status: 400, body: { code: 'auth.wrong_password', detail: 'Incorrect old password.' } }
    const { sent } = await openForm({ 'POST /auth/change-password': [granted, wrongOld] })
    await typePasswords('open-evidence', 'open-evidence-2')
    await userEvent.click(button('Change'))
    await screen.findByText('Password changed')
    await typePasswords('open-evidense', 'open-evidence-3')
    const answer = globalThis.fetch
    const arriving = Promise.withResolvers<void>()
    globalThis.fetch = (...call) => arriving.promise.then(() => answer(...call))
    await userEvent.click(button('Change'))
    expect(button('Change')).toHaveProperty('disabled', true)
    expect(screen.queryByText('Password changed')).toBeNull()
    await userEvent.type(screen.getByLabelText('Old password'), '{Enter}')
    arriving.resolve()
    await screen.findByText('Incorrect old password.')
    expect(button('Change')).toHaveProperty('disabled', false)
    expect(screen.queryByText('Password changed')).toBeNull()
    expect(sent('POST /auth/change-password')).toHaveLength(2)
  })

  it('says at its field that the old one is wrong, or that the new one is common', async () => {
    const errors = [{ path: 'new_password', code: 'password_common', message: 'x' }]
    await openForm({
      'POST /auth/change-password': [
        { status: 400, body: { code: 'auth.wrong_password', detail: 'Incorrect old password.' } },
        { status: 422, body: { code: 'invalid', detail: 'x', errors } },
      ],
    })
    await typePasswords('open-evidense', 'password1')
    await userEvent.click(button('Change'))
    await screen.findByText('Incorrect old password.')
    expect(document.activeElement).toBe(screen.getByLabelText('Old password'))
    await userEvent.click(button('Change'))
    expect(await screen.findByText('This password is too common. Choose another one.')).toBeTruthy()
  })

  it('leaves the focus on the button where the first try fails', async () => {
    await openForm({ 'POST /auth/change-password': 'offline' })
    await typePasswords('open-evidence', 'open-evidence-2')
    const answer = globalThis.fetch
    const arriving = Promise.withResolvers<void>()
    globalThis.fetch = (...call) => arriving.promise.then(() => answer(...call))
    await userEvent.click(button('Change'))
    act(() => {
      field('Old password').focus()
      field('Old password').blur()
    }) // nothing has the focus, as when a browser disables the button under it
    arriving.resolve()
    await screen.findByRole('alert')
    expect(document.activeElement).toBe(button('Change'))
  })
})

describe('Sign out everywhere', () => {
  it('asks first, then ends every token and goes to the login with the account behind it', async () => {
    const { sent } = await openAccount({ 'POST /auth/sign-out': { status: 204 } })
    await userEvent.type(field('Company'), ' II')
    const dialog = await askEverywhere()
    expect(sent('POST /auth/sign-out')).toEqual([])
    expect(dialog.getByText(/Unsaved changes to your profile are lost too/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/login?next=%2Faccount'))
    expect(sent('POST /auth/sign-out').map(({ body }) => body)).toEqual(['{"everywhere":true}'])
    expect(localStorage.getItem('token')).toBeNull()
    expect(sessionMessage()).toBe('everywhere')
  })

  it('stays signed in if the server cannot be reached, and says so', async () => {
    await openAccount({ 'POST /auth/sign-out': 'offline' })
    const dialog = await askEverywhere()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('We could not reach the server. Check your connection and try again.')
    expect(localStorage.getItem('token')).toBe('mine')
  })

  it('is there for a person without a password', async () => {
    await openAccount({ 'GET /auth/me': { body: { ...mina, email: '' } } })
    expect(button('Sign out everywhere')).toBeTruthy()
  })
})

describe('Sign-in methods', () => {
  it('list linked and available providers, and explain why the last one cannot be unlinked', async () => {
    await openAccount({ 'DELETE /profile/identities/google': { status: 409, body: { code: 'identity.last', detail: 'x' } } })
    expect(button('Link Kakao')).toBeTruthy()
    await userEvent.click(button('Unlink Google'))
    expect((await screen.findByRole('alert')).textContent).toBe('This is your only way to sign in. Set a password before you unlink it.')
  })

  it('offer nothing before the linked providers are loaded', async () => {
    const failed = { status: 500, body: { code: 'server.error', detail: 'Something went wrong.' } }
    const identities = { body: [{ provider: 'google', linked_at: '2026-11-20T03:00:00.000Z' }] }
    renderAccount({ 'GET /profile/identities': [failed, identities] })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.queryAllByRole('button', { name: /^Link / })).toEqual([])
    await userEvent.click(retry)
    expect(await screen.findByRole('button', { name: 'Unlink Google' })).toBeTruthy()
    expect(button('Link Kakao')).toBeTruthy()
  })

  it('unlink one', async () => {
    await openAccount({ 'DELETE /profile/identities/google': { status: 204 } })
    await userEvent.click(button('Unlink Google'))
    expect(await screen.findByRole('button', { name: 'Link Google' })).toBeTruthy()
  })

  it('ask for the password where the sign-in is not fresh, or for a fresh one', async () => {
    const { sent } = await openAccount({
      'POST /profile/identities/kakao': ({ body }: Asked) =>
        body === '{}'
          ? { status: 403, body: { code: 'auth.not_fresh', detail: 'Sign in again.' } }
          : { status: 400, body: { code: 'auth.wrong_password', detail: 'Incorrect password.' } },
    })
    await userEvent.click(button('Link Kakao'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Link Kakao?' }))
    expect(dialog.getByRole('link', { name: 'Sign in again: Google' }).getAttribute('href')).toBe(
      '/api/auth/oauth/google/authorize?next=%2Faccount',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }))
    expect(errorOf('Confirm with your password')).toBe('Enter your password.')
    await userEvent.type(field('Confirm with your password'), 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }))
    await waitFor(() => expect(errorOf('Confirm with your password')).toBe('Incorrect password.'))
    expect(sent('POST /profile/identities/kakao').map(({ body }) => body)).toEqual(['{}', '{"password":"wrong"}'])
  })

  it.each([
    ['?linked=kakao', 'You can now sign in with Kakao.'],
    ['?error=oauth.already_linked', 'This social account is already linked to another account.'],
  ])('say how one came back from a provider, and take it out of the address: %s', async (search, words) => {
    await openAccount({}, `/account${search}`)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(location.search).toBe('')
  })
})
