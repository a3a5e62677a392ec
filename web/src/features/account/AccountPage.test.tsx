import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  button,
  errorOf,
  field,
  leaveAccount,
  me,
  mina,
  openAccount,
  prepareAccount,
} from '../../../../test/support/web/pages/openAccount.tsx'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../test/support/web/stubApi.ts'
import { loadAllTexts } from '../../../../test/support/web/loadAllTexts.ts'
import { loadTexts } from '../../lib/language/i18n.ts'
import { signIn, signOut } from '../../lib/session/session.ts'
import AccountPage from './AccountPage.tsx'

const gone = { status: 401, body: { code: 'auth.bad_token', detail: 'You were signed out. Sign in again.' } }
const granted = { body: { access_token: 'new', token_type: 'bearer', expires_in: 43_200 } }

const askToDelete = async () => {
  await userEvent.click(button('Delete your account'))
  return within(screen.getByRole('dialog', { name: 'Delete your account?' }))
}

beforeAll(prepareAccount)
afterEach(leaveAccount)

it('asks guests to log in, and brings them back', async () => {
  stubApi({})
  renderAt('/account', { '/account': <AccountPage /> })
  expect(await screen.findByText('Please login')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?next=%2Faccount')
})

describe('the profile', () => {
  it('shows every field, the e-mail to be read only and the country by its name', async () => {
    await openAccount()
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

  it('sends filled fields, omits blank ones, clears cleared ones, and says Saved', async () => {
    const { sent } = await openAccount()
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

  it('shows the server’s error at its field, and focuses the field', async () => {
    const errors = [{ path: 'age', code: 'too_large', message: 'x' }]
    await openAccount({ 'PUT /profile': { status: 422, body: { code: 'invalid', detail: 'x', errors } } })
    await userEvent.type(field('Age'), '130')
    await userEvent.click(button('Save'))
    await screen.findByText('Nothing was saved. Check the marked fields.')
    expect(errorOf('Age')).toBe('Enter a whole number from 1 to 120.')
    expect(document.activeElement).toBe(field('Age'))
    await userEvent.clear(field('Age'))
  })

  it('is saved before one leaves, if one wants that', async () => {
    const { sent } = await openAccount({ 'PUT /profile': ['offline', { body: { ...mina, job: 'Editor' } }] })
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
    const { sent } = await openAccount({ 'PUT /profile': [gone, { body: { ...mina, job: 'Editor' } }], 'POST /auth/token': granted })
    await userEvent.type(field('Job'), 'Editor')
    await userEvent.click(button('Save'))
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' })
    expect(field('Job')).toHaveProperty('value', 'Editor')
    await userEvent.type(within(dialog).getByLabelText('Password'), 'open-evidence')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }))
    await screen.findByText('Saved')
    expect(sent('PUT /profile')[1]!.authorization).toBe('Bearer new')
  })

  it('disappears at once on logout', async () => {
    await openAccount()
    act(signOut)
    expect(await screen.findByText('Please login')).toBeTruthy()
    expect(screen.queryByLabelText('Phone')).toBeNull()
  })

  it('asks for the last name first in Korean', async () => {
    localStorage.setItem('lang', 'ko')
    await loadTexts('ko')
    for (const part of ['account', 'signed_in', 'survey'] as const) await loadTexts('ko', part)
    stubApi({ 'GET /auth/me': me })
    act(() => signIn('mine'))
    renderAt('/account', { '/account': <AccountPage /> })
    await screen.findByRole('heading', { name: '내 계정' })
    const names = [...document.querySelectorAll('input')].map(({ name }) => name).filter((name) => name.endsWith('_name'))
    expect(names).toEqual(['last_name', 'first_name'])
    localStorage.setItem('lang', 'en')
    await loadAllTexts()
  })
})

describe('Your data', () => {
  it('is saved as a file', async () => {
    const clicked: string[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download)
    })
    URL.createObjectURL = () => 'blob:data'
    const { sent } = await openAccount({ 'GET /profile/export': { body: { profile: {} } } })
    await userEvent.click(button('Export your data'))
    await waitFor(() => expect(clicked).toEqual(['my-data.json']))
    expect(sent('GET /profile/export')).toHaveLength(1)
    jest.restoreAllMocks()
  })

  it('goes with the account after the password, and one is home, signed out', async () => {
    const { sent } = await openAccount({ 'DELETE /profile': { status: 204 } })
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
    [{ status: 409, body: { code: 'users.last_admin', detail: 'x' } }, 'This is the only admin. Make someone else an admin first.'],
    [{ status: 403, body: { code: 'auth.not_fresh', detail: 'Sign in again.' } }, 'Sign in again: Google'],
  ])('stays, with the reason in words', async (answer, words) => {
    await openAccount({ 'DELETE /profile': answer })
    const dialog = await askToDelete()
    await userEvent.type(dialog.getByLabelText('Confirm with your password'), 'something')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(localStorage.getItem('token')).toBe('mine')
    const field = dialog.getByLabelText('Confirm with your password')
    await waitFor(() => expect(document.activeElement === field).toBe(words === 'Incorrect password.'))
  })
})
