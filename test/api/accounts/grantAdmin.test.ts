import { randomUUID } from 'node:crypto'
import { grantAdmin } from '../../../scripts/ops/grantAdmin/grantAdmin.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, password, proveAddress } from '../../support/api/people.ts'

ownTable()

const site = 'https://surveys.example'
const ticketOf = (link: string | null) => new URL(link!).hash.replace('#reset=', '')

describe('grantAdmin', () => {
  it('makes a person with a proven account an admin, who signs in as before', async () => {
    const member = await buildMember()
    await proveAddress(member)
    expect(await grantAdmin(` ${member.email.toUpperCase()} `, site)).toBeNull()
    expect((await callRoute('getMe', { as: member })).body.roles).toEqual(['admin'])
    expect((await callRoute('listUsers', { as: member })).status).toBe(200)
  })

  it('gives a person without an account a link that sets the password once', async () => {
    const email = `${randomUUID()}@example.com`
    const link = await grantAdmin(email, site)
    expect(link).toMatch(/^https:\/\/surveys\.example\/login#reset=/)
    const form = new URLSearchParams({ username: email, password })
    expect((await callRoute('issueToken', { body: form })).status).toBe(401)
    const body = { ticket: ticketOf(link), password }
    const set = await callRoute('resetPassword', { body })
    const me = await callRoute('getMe', { as: { token: set.body.access_token } })
    expect(me.body).toMatchObject({ email, roles: ['admin'] })
    expect(await callRoute('resetPassword', { body })).toMatchObject({ status: 400, body: { code: 'auth.ticket_used_up' } })
    expect((await callRoute('issueToken', { body: form })).status).toBe(200)
  })

  it('gives another link until the first is used, and none after', async () => {
    const email = `${randomUUID()}@example.com`
    await grantAdmin(email, site)
    const second = await grantAdmin(email, site)
    await callRoute('resetPassword', { body: { ticket: ticketOf(second), password } })
    expect(await grantAdmin(email, site)).toBeNull()
  })

  it('gives another link after the lost one of an account that replaced an unverified one', async () => {
    const member = await buildMember()
    expect((await callRoute('getMe', { as: member })).status).toBe(200)
    expect(await grantAdmin(member.email, site)).not.toBeNull()
    expect(await grantAdmin(member.email, site)).not.toBeNull()
  })

  it('counts among the admins whom it made: the last of them stays one', async () => {
    const member = await buildMember()
    await proveAddress(member)
    await grantAdmin(member.email, site)
    const people = await callRoute('listUsers', { as: member })
    const others = (people.body as { id: string; roles: string[] }[]).filter(({ id, roles }) => id !== member.id && roles.includes('admin'))
    for (const { id } of others) await callRoute('setUserRoles', { as: member, params: { id }, body: { roles: [] } })
    const last = await callRoute('setUserRoles', { as: member, params: { id: member.id }, body: { roles: [] } })
    expect(last).toMatchObject({ status: 409, body: { code: 'users.last_admin' } })
  })

  it('refuses an invalid address', async () => {
    await expect(grantAdmin('nobody', site)).rejects.toThrow('nobody is not an e-mail address')
  })
})
