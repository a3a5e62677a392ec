import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { granted, me, openLogin, sent } from '../../../../../test/support/web/pages/openLogin.tsx'
import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { setUpSession } from '../../../../../test/support/web/setUpSession.ts'

setUpSession()

async function askForMail(email: string) {
  await screen.findByRole('button', { name: 'Send link' })
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
}

describe('a forgotten password', () => {
  it('is linked from the login, and answered the same with and without an account', async () => {
    const asked = stubApi({ 'POST /auth/forgot-password': { status: 202, body: null } })
    await openLogin('/login?next=%2Fsurveys')
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }))
    const heading = await screen.findByRole('heading', { name: 'Reset your password' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
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
    await openLogin('/login#forgot')
    await askForMail('mina@prism.example')
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })

  it('asks for the e-mail at its field', async () => {
    const asked = stubApi({})
    await openLogin('/login#forgot')
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
    await openLogin('/login#reset=ticket-1')
    expect(location.href).not.toContain('ticket-1')
    await choose('open-evidence')
    await screen.findByText('elsewhere: /')
    expect(sent(asked)[0]).toMatchObject({ call: 'POST /auth/reset-password', body: '{"ticket":"ticket-1","password":"open-evidence"}' })
    expect(localStorage.getItem('token')).toBe('new')
  })

  it('sends nothing when the passwords differ, and says how long a password is', async () => {
    const asked = stubApi({})
    await openLogin('/login#reset=ticket-1')
    await choose('open', 'opal')
    expect(screen.getByText('Passwords do not match')).toBeTruthy()
    expect(await screen.findByText('4 more characters needed')).toBeTruthy()
    expect(sent(asked)).toEqual([])
    await userEvent.type(screen.getByLabelText('New password'), '-evidence-today')
    expect(screen.getByText('A very good length')).toBeTruthy()
  })

  it('says when it was used, and leads to another one', async () => {
    stubApi({ 'POST /auth/reset-password': { status: 400, body: { code: 'auth.ticket_used_up', detail: 'x' } } })
    await openLogin('/login#reset=ticket-1')
    await choose('open-evidence')
    expect((await screen.findByRole('alert')).textContent).toContain('This link has expired or was already used. Request a new one.')
    await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }))
    expect(await screen.findByRole('button', { name: 'Send link' })).toBeTruthy()
  })
})
