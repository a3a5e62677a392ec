import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi, type Asked } from '../../../../test/support/web/stubApi.ts'
import { loadTexts } from '../../lib/language/i18n.ts'
import { signIn, signOut, useUser } from '../../lib/session/session.ts'
import AccountPage from './AccountPage.tsx'

const mina = buildUser({ company: 'Harbour Desk', country: 'KR' })
const me = { body: mina }
const gone = { status: 401, body: { code: 'auth.bad_token', detail: 'You were signed out. Sign in again.' } }
const granted = { body: { access_token: 'new', token_type: 'bearer', expires_in: 43_200 } }

/** As the server answers what was saved: what is cleared is blank. */
const stored = (saved: object) => Object.fromEntries(Object.entries(saved).map(([name, value]) => [name, value ?? '']))

/** Renders the page for Mina; `answers` are laid over hers. */
function render(answers: Parameters<typeof stubApi>[0] = {}, address = '/account') {
  const asked = stubApi({
    'GET /auth/me': me,
    'GET /auth/oauth/providers': { body: ['google', 'kakao'] },
    'GET /profile/identities': { body: [{ provider: 'google', linked_at: '2026-11-20T03:00:00.000Z' }] },
    'PUT /profile': ({ body }: Asked) => ({ body: { ...mina, ...stored(JSON.parse(body) as object) } }),
    ...answers,
  })
  act(() => signIn('mine'))
  const page = (
    <>
      <Link to="/away">Away</Link>
      <AccountPage />
    </>
  )
  renderAt(address, { '/account': page })
  return { sent: (call: string) => asked.filter((one) => one.call === call) }
}

/** As `render`, and waits until all of it is there. */
async function open(...given: Parameters<typeof render>) {
  const rendered = render(...given)
  await screen.findByText('Linked on November 20, 2026')
  return rendered
}
const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input, select' })
const button = (name: string) => screen.getByRole('button', { name })
const said = (label: string) => document.getElementById(`${field(label).id}-error`)?.textContent?.trim()

async function openForm(answers: Parameters<typeof stubApi>[0] = {}) {
  const opened = await open(answers)
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

const askToDelete = async () => {
  await userEvent.click(button('Delete my account'))
  return within(screen.getByRole('dialog', { name: 'Delete your account?' }))
}

beforeAll(() => {
  renderHook(() => useUser()).unmount() // from now on the session follows the token
  return loadTexts('en')
})
afterEach(() => {
  act(signOut)
  localStorage.clear()
})

it('asks who is not signed in to log in, and brings them back', async () => {
  stubApi({})
  renderAt('/account', { '/account': <AccountPage /> })
  expect(await screen.findByText('Please login')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?next=%2Faccount')
})

describe('the profile', () => {
  it('shows every field, the e-mail to be read only and the country by its name', async () => {
    await open()
    const names = [
      'First name',
      'Last name',
      'Phone',
      'Designation',
      'Job',
      'Age',
      'Gender',
      'LinkedIn',
      'Facebook',
      'Instagram',
      'KakaoTalk',
      'Naver',
    ]
    for (const name of names) expect(field(name)).toBeTruthy()
    expect(field('Company')).toHaveProperty('value', 'Harbour Desk')
    expect(field('E-mail')).toHaveProperty('readOnly', true)
    await waitFor(() => expect((field('Country') as HTMLSelectElement).selectedOptions[0]!.textContent).toBe('South Korea'))
    const genders = within(field('Gender')).getAllByRole<HTMLOptionElement>('option')
    expect(genders.map(({ value }) => value)).toEqual(['', 'male', 'female', 'other', 'prefer_not'])
    expect(document.querySelector('input[type=file]')!.getAttribute('accept')).toBe('image/*')
  })

  it('sends what is filled in, omits what is blank, clears what was cleared, and says Saved', async () => {
    const { sent } = await open()
    await userEvent.type(field('Job'), 'Editor')
    await userEvent.clear(field('Company'))
    expect(screen.getByText('2 changes')).toBeTruthy()
    await userEvent.click(button('Save'))
    await screen.findByText('Saved')
    expect(JSON.parse(sent('PUT /profile')[0]!.body)).toEqual({
      first_name: 'Mina',
      last_name: 'Park',
      company: null,
      country: 'KR',
      job: 'Editor',
      social: { linkedin: '', facebook: '', instagram: '', kakaotalk: '', naver: '' },
    })
    expect(screen.queryByText(/changes?$/)).toBeNull()
  })

  it('says at the field what the server refused, and moves there', async () => {
    const errors = [{ path: 'age', code: 'too_large', message: 'x' }]
    await open({ 'PUT /profile': { status: 422, body: { code: 'invalid', detail: 'x', errors } } })
    await userEvent.type(field('Age'), '130')
    await userEvent.click(button('Save'))
    await screen.findByText('Nothing was saved. Check the marked fields.')
    expect(said('Age')).toBe('Enter a whole number from 1 to 120.')
    expect(document.activeElement).toBe(field('Age'))
    await userEvent.clear(field('Age'))
  })

  it('is saved before one leaves, if one wants that', async () => {
    const { sent } = await open({ 'PUT /profile': ['offline', { body: { ...mina, job: 'Editor' } }] })
    await userEvent.type(field('Job'), 'Editor')
    await userEvent.click(screen.getByText('Away'))
    await userEvent.click(button('Save and leave'))
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByText('Away'))
    await userEvent.click(button('Save and leave'))
    expect(await screen.findByText('elsewhere: /away')).toBeTruthy()
    expect(sent('PUT /profile')).toHaveLength(2)
  })

  it('stays when the session ends, asks for the password in place, and saves then', async () => {
    const { sent } = await open({
      'PUT /profile': [gone, { body: { ...mina, job: 'Editor' } }],
      'POST /auth/token': granted,
    })
    await userEvent.type(field('Job'), 'Editor')
    await userEvent.click(button('Save'))
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' })
    expect(field('Job')).toHaveProperty('value', 'Editor')
    await userEvent.type(within(dialog).getByLabelText('Password'), 'open-evidence')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }))
    await screen.findByText('Saved')
    expect(sent('PUT /profile')[1]!.authorization).toBe('Bearer new')
  })

  it('is gone at once for who logs out', async () => {
    await open()
    act(signOut)
    expect(await screen.findByText('Please login')).toBeTruthy()
    expect(screen.queryByLabelText('Phone')).toBeNull()
  })

  it('asks for the last name first in Korean', async () => {
    localStorage.setItem('lang', 'ko')
    await loadTexts('ko')
    await loadTexts('ko', 'account')
    stubApi({ 'GET /auth/me': me })
    act(() => signIn('mine'))
    renderAt('/account', { '/account': <AccountPage /> })
    await screen.findByRole('heading', { name: '내 계정' })
    const names = [...document.querySelectorAll('input')].map(({ name }) => name).filter((name) => name.endsWith('_name'))
    expect(names).toEqual(['last_name', 'first_name'])
    localStorage.setItem('lang', 'en')
    await loadTexts('en')
  })
})

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

  it('keeps the new token, says Password changed, and forgets what was typed', async () => {
    const { sent } = await openForm({ 'POST /auth/change-password': granted })
    await typePasswords('open-evidence', 'open-evidence-2')
    await userEvent.click(button('Change'))
    expect(await screen.findByText('Password changed')).toBeTruthy()
    expect(sent('POST /auth/change-password')[0]!.body).toBe('{"old_password":"open-evidence","new_password":"open-evidence-2"}')
    expect(localStorage.getItem('token')).toBe('new')
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '')
    await waitFor(() => expect(screen.queryByText('Password changed')).toBeNull(), { timeout: 3000 })
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

  it('says when to try again after too many tries', async () => {
    const wait = { status: 429, body: { code: 'too_many_requests', detail: 'x' }, headers: { 'retry-after': '61' } }
    await openForm({ 'POST /auth/change-password': wait })
    await typePasswords('open-evidense', 'open-evidence-2')
    await userEvent.click(button('Change'))
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 61 seconds.')
  })
})

describe('Sign-in methods', () => {
  it('list what is linked and what could be, and say why the last one stays', async () => {
    await open({
      'DELETE /profile/identities/google': { status: 409, body: { code: 'identity.last', detail: 'This is the only way to sign in.' } },
    })
    expect(button('Link Kakao')).toBeTruthy()
    await userEvent.click(button('Unlink Google'))
    expect((await screen.findByRole('alert')).textContent).toBe('This is the only way to sign in.')
  })

  it('offer nothing before it is known what is linked', async () => {
    const failed = { status: 500, body: { code: 'server.error', detail: 'Something went wrong.' } }
    const identities = { body: [{ provider: 'google', linked_at: '2026-11-20T03:00:00.000Z' }] }
    render({ 'GET /profile/identities': [failed, identities] })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.queryAllByRole('button', { name: /^Link / })).toEqual([])
    await userEvent.click(retry)
    expect(await screen.findByRole('button', { name: 'Unlink Google' })).toBeTruthy()
    expect(button('Link Kakao')).toBeTruthy()
  })

  it('unlink one', async () => {
    await open({ 'DELETE /profile/identities/google': { status: 204 } })
    await userEvent.click(button('Unlink Google'))
    expect(await screen.findByRole('button', { name: 'Link Google' })).toBeTruthy()
  })

  it('ask for the password where the sign-in is not fresh, or for a fresh one', async () => {
    const { sent } = await open({
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
    expect(said('Confirm with your password')).toBe('Enter your password.')
    await userEvent.type(field('Confirm with your password'), 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Link' }))
    await waitFor(() => expect(said('Confirm with your password')).toBe('Incorrect password.'))
    expect(sent('POST /profile/identities/kakao').map(({ body }) => body)).toEqual(['{}', '{"password":"wrong"}'])
  })

  it.each([
    ['?linked=kakao', 'You can now sign in with Kakao.'],
    ['?error=oauth.already_linked', 'This social account is already linked to another account.'],
  ])('say how one came back from a provider, and take it out of the address: %s', async (search, words) => {
    await open({}, `/account${search}`)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(location.search).toBe('')
  })
})

describe('Your data', () => {
  it('is saved as a file', async () => {
    const clicked: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download)
    })
    URL.createObjectURL = () => 'blob:data'
    const { sent } = await open({ 'GET /profile/export': { body: { profile: {} } } })
    await userEvent.click(button('Export my data'))
    await waitFor(() => expect(clicked).toEqual(['my-data.json']))
    expect(sent('GET /profile/export')).toHaveLength(1)
    jest.restoreAllMocks()
  })

  it('goes with the account after the password, and one is home, signed out', async () => {
    const { sent } = await open({ 'DELETE /profile': { status: 204 } })
    const dialog = await askToDelete()
    expect(sent('DELETE /profile')).toEqual([])
    await userEvent.type(dialog.getByLabelText('Confirm with your password'), 'open-evidence')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await screen.findByText('elsewhere: /')
    expect(sent('DELETE /profile')[0]!.body).toBe('{"password":"open-evidence"}')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it.each([
    [{ status: 400, body: { code: 'auth.wrong_password', detail: 'x' } }, 'Incorrect password.'],
    [{ status: 409, body: { code: 'users.last_admin', detail: 'This is the only admin.' } }, 'This is the only admin.'],
    [{ status: 403, body: { code: 'auth.not_fresh', detail: 'Sign in again.' } }, 'Sign in again: Google'],
  ])('stays, with the reason in words', async (answer, words) => {
    await open({ 'DELETE /profile': answer })
    const dialog = await askToDelete()
    await userEvent.type(dialog.getByLabelText('Confirm with your password'), 'something')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(localStorage.getItem('token')).toBe('mine')
    expect(document.activeElement === dialog.getByLabelText('Confirm with your password')).toBe(words === 'Incorrect password.')
  })
})
