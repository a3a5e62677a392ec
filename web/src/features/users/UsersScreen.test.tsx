import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserRow } from '#shared/accounts/user.ts'
import { isIsolated } from '../../../../test/support/web/isIsolated.ts'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { renderAt } from '../../../../test/support/web/renderAt.tsx'
import { stubApi } from '../../../../test/support/web/stubApi.ts'
import { setUpSession } from '../../../../test/support/web/setUpSession.ts'
import { signIn } from '../../lib/session/session.ts'
import UsersScreen from './UsersScreen.tsx'

const row = (given: Partial<UserRow>): UserRow => ({
  id: 'user-1',
  email: 'mina@prism.example',
  email_verified: true,
  full_name: 'Mina Park',
  roles: ['admin'],
  created_at: '2026-11-20T03:00:00.000Z',
  last_seen_at: null,
  ...given,
})
const mina = row({})
const jian = row({ id: 'user-2', email: 'jian@prism.example', full_name: 'Jian Seo', roles: [] })

async function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const asked = stubApi({ 'GET /auth/me': { body: buildUser({ roles: ['admin'] }) }, 'GET /users': { body: [jian, mina] }, ...answers })
  act(() => signIn('mine'))
  renderAt('/admin/users', { '/admin/users': <UsersScreen /> })
  await screen.findByText('Jian Seo')
  return asked
}
const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('strong')!.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

setUpSession()

describe('the users screen', () => {
  it('lists the accounts, and marks admins and the own account', async () => {
    await open()
    await screen.findByText('You')
    const [first, second] = screen.getAllByRole('listitem')
    expect(first!.textContent).toContain('jian@prism.exampleJoinedNov 20, 2026Last sign-inNever')
    expect(second!.textContent).toContain('Mina Park Admin You')
  })

  it('shows a right-to-left name without moving its neighbors', async () => {
    await open({ 'GET /users': { body: [jian, row({ id: 'user-3', full_name: 'ليلى حداد', roles: ['admin'] })] } })
    expect(isIsolated('ليلى حداد')).toBe(true)
    await press('Remove admin: ليلى حداد')
    expect(isIsolated('ليلى حداد')).toBe(true)
  })

  it('continues with the next page where the previous one ended', async () => {
    await open({ 'GET /users': { body: [jian], headers: { 'x-next-cursor': 'page-2' } }, 'GET /users?cursor=page-2': { body: [mina] } })
    await press('Show more')
    await screen.findByText('Mina Park')
    expect(names()).toEqual(['Jian Seo', 'Mina Park'])
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('searches by name or e-mail, and says when no user matches', async () => {
    await open({ 'GET /users?q=park': { body: [mina] }, 'GET /users?q=parkx': { body: [] } })
    await userEvent.type(screen.getByLabelText('Search by name or e-mail'), 'park')
    await waitFor(() => expect(names()).toEqual(['Mina Park']))
    await userEvent.type(screen.getByLabelText('Search by name or e-mail'), 'x')
    expect(await screen.findByText('No matching users.')).toBeTruthy()
    await press('Clear the search')
    await screen.findByText('Jian Seo')
  })

  it('asks before it makes an admin', async () => {
    const asked = await open({ 'PUT /users/user-2/roles': { body: { ...jian, roles: ['admin'] } } })
    await press('Make admin: Jian Seo')
    const dialog = within(screen.getByRole('dialog', { name: 'Make this person an admin?' }))
    expect(dialog.getByText('Jian Seo')).toBeTruthy()
    expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Make admin' }))
    expect(await screen.findByRole('button', { name: 'Remove admin: Jian Seo' })).toBeTruthy()
    expect(asked.find(({ call }) => call.startsWith('PUT'))!.body).toBe('{"roles":["admin"]}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('marks unverified e-mails, and hands over the link where that makes an admin', async () => {
    const url = 'https://prism.example/login#reset=ticket'
    const stranger = { ...jian, email_verified: false }
    await open({
      'GET /users': { body: [stranger, mina] },
      'PUT /users/user-2/roles': { body: { ...stranger, roles: ['admin'], reset_url: url } },
    })
    expect(screen.getAllByText('E-mail not verified')).toHaveLength(1)
    await press('Make admin: Jian Seo')
    const dialog = within(screen.getByRole('dialog', { name: 'Make this person an admin?' }))
    expect(dialog.getByText(/^This e-mail is not verified/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Make admin' }))
    expect(await screen.findByLabelText('Link')).toHaveProperty('value', url)
    await press('Done')
    expect(screen.getByRole('button', { name: 'Remove admin: Jian Seo' })).toBeTruthy()
    expect(screen.queryByDisplayValue(url)).toBeNull()
  })

  it('leaves the last admin one, in words', async () => {
    await open({ 'PUT /users/user-1/roles': { status: 409, body: { code: 'users.last_admin', detail: 'x' } } })
    await press('Remove admin: Mina Park')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove admin' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This is the only admin. Make someone else an admin first.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Remove admin: Mina Park' })).toBeTruthy()
  })

  it('makes a reset link, shows it once and copies it', async () => {
    const url = 'https://prism.example/login#reset=ticket'
    const asked = await open({ 'POST /users/user-2/reset-link': { status: 201, body: { url } } })
    await press('Reset link: Jian Seo')
    expect(asked.some(({ call }) => call.endsWith('/reset-link'))).toBe(false)
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset link' }))
    expect(await screen.findByLabelText('Link')).toHaveProperty('value', url)
    expect(screen.getByRole('dialog', { name: 'The reset link is ready' })).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(url)
    expect(await screen.findByText('Copied')).toBeTruthy()
    await press('Done')
    expect(screen.queryByDisplayValue(url)).toBeNull()
  })

  it('tries again after a failure', async () => {
    stubApi({ 'GET /auth/me': { body: buildUser({ roles: ['admin'] }) }, 'GET /users': ['offline', { body: [jian] }] })
    act(() => signIn('mine'))
    renderAt('/admin/users', { '/admin/users': <UsersScreen /> })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Jian Seo')).toBeTruthy()
  })
})
