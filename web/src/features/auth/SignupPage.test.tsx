import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi, type Asked } from '../../../../test/support/web/stubApi.ts'
import { setUpSession } from '../../../../test/support/web/setUpSession.ts'
import { loadTexts } from '../../lib/language/i18n.ts'
import SignupPage from './SignupPage.tsx'

/** Opens the page; returns the calls without the one for the providers. */
async function open(address: string) {
  renderAt(address, { '/signup': <SignupPage /> })
  await screen.findByRole('main')
}
const sent = (asked: Asked[]) => asked.filter(({ call }) => !call.endsWith('/oauth/providers'))

async function fillIn(password = 'open-evidence', confirm = password) {
  await userEvent.type(screen.getByLabelText('First name'), 'Mina')
  await userEvent.type(screen.getByLabelText('Last name'), 'Park')
  await userEvent.type(screen.getByLabelText('E-mail'), 'mina@prism.example')
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.type(screen.getByLabelText('Confirm password'), confirm)
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
}

/** The message about a field, as a screen reader reads it with the field. */
function saidAt(label: string) {
  const field = screen.getByLabelText(label)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return field.getAttribute('aria-invalid') === 'true' ? document.getElementById(ids.at(-1)!)?.textContent?.trim() : undefined
}

setUpSession()

describe('Signup', () => {
  it('makes the account, claims the response and goes to next', async () => {
    const asked = stubApi({
      'POST /auth/signup': { status: 201, body: { access_token: 'new', token_type: 'bearer', expires_in: 43_200 } },
      'GET /auth/me': { body: buildUser() },
      'POST /responses/claim': { body: {} },
    })
    await open('/signup?next=%2Fsurvey%2Fmedia&claim=r1')
    await fillIn()
    await screen.findByText('elsewhere: /survey/media')
    expect(JSON.parse(sent(asked)[0]!.body)).toEqual({
      first_name: 'Mina',
      last_name: 'Park',
      email: 'mina@prism.example',
      password: 'open-evidence',
    })
    expect(localStorage.getItem('token')).toBe('new')
    expect(asked.some(({ call }) => call === 'POST /responses/claim')).toBe(true)
  })

  it('sends nothing when the passwords differ', async () => {
    const asked = stubApi({})
    await open('/signup')
    await fillIn('open-evidence', 'open-evidense')
    expect(saidAt('Confirm password')).toBe('Passwords do not match')
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
    expect(sent(asked)).toEqual([])
  })

  it('says at the e-mail that it is taken', async () => {
    stubApi({
      'POST /auth/signup': {
        status: 409,
        body: { code: 'auth.email_taken', detail: 'An account with this e-mail already exists. Sign in instead.' },
      },
    })
    await open('/signup')
    await fillIn()
    await screen.findByText('An account with this e-mail already exists. Sign in instead.')
    expect(saidAt('E-mail')).toBe('An account with this e-mail already exists. Sign in instead.')
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Mina')
  })

  it('shows each of the server’s errors at its field', async () => {
    const errors = [
      { path: 'email', code: 'invalid_email', message: 'email is not an e-mail address.' },
      { path: 'password', code: 'password_too_short', message: 'Use at least 8 characters.' },
    ]
    stubApi({ 'POST /auth/signup': { status: 422, body: { code: 'invalid', detail: errors[0]!.message, errors } } })
    await open('/signup')
    await fillIn('short')
    await screen.findByText('Use at least 8 characters.')
    expect(saidAt('E-mail')).toBe('Enter an e-mail address like name@example.com.')
    expect(saidAt('Password')).toBe('Use at least 8 characters.')
  })

  it('shows an error without a field in an alert', async () => {
    stubApi({ 'POST /auth/signup': { status: 429, body: { code: 'too_many_requests', detail: 'x' }, headers: { 'retry-after': '5' } } })
    await open('/signup')
    await fillIn()
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 5 seconds.')
  })

  it('asks for the last name first in Korean', async () => {
    localStorage.setItem('lang', 'ko')
    await loadTexts('ko')
    await loadTexts('ko', 'auth')
    stubApi({})
    await open('/signup')
    const names = [...document.querySelectorAll('input')].map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual(['last_name', 'first_name'])
    expect(screen.getByRole('button', { name: '계정 만들기' })).toBeTruthy()
  })
})
