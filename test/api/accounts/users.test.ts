import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin, proveAddress } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()
beforeAll(async () => {
  await proveAddress(admin)
})

type Row = { id: string; email: string; roles: string[]; full_name: string; last_seen_at: string | null }
const list = (query: Record<string, string> = {}) => callRoute('listUsers', { as: admin, query })
const setRoles = (id: string, roles: string[], as = admin) => callRoute('setUserRoles', { as, params: { id }, body: { roles } })

const found = async (q: string) => (await list({ q })).body.map(({ id }: Row) => id) as string[]

describe('listUsers', () => {
  it('lists accounts, the newest first, with their last sign-in', async () => {
    const member = await buildMember()
    const { body, headers } = await list()
    expect(body[0]).toEqual({
      id: member.id,
      email: member.email,
      email_verified: false,
      full_name: 'Mina Seo',
      roles: [],
      created_at: expect.any(String),
      last_seen_at: null,
    })
    expect(body.find(({ id }: Row) => id === admin.id).last_seen_at).toEqual(expect.any(String))
    expect(headers['x-next-cursor']).toBeUndefined()
  })

  it('answers page after page', async () => {
    for (const _ of [1, 2, 3]) await buildMember()
    const everybody = (await list({ limit: '200' })).body.map(({ id }: Row) => id)
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const { body, headers } = await list({ limit: '2', ...(cursor && { cursor }) })
      paged.push(...body.map(({ id }: Row) => id))
      cursor = headers['x-next-cursor'] as string | undefined
    } while (cursor)
    expect(paged).toEqual(everybody)
  })

  it('finds people by a part of the name or the address, in any case, also after a change of name', async () => {
    const member = await buildMember()
    expect(await found(member.email.slice(7, 20).toUpperCase())).toEqual([member.id])
    await callRoute('updateProfile', { as: member, body: { first_name: '서지안', last_name: 'Kowalczyk' } })
    expect(await found('kowal')).toEqual([member.id])
    expect(await found('서지안')).toEqual([member.id])
    expect(await found('nobody at all')).toEqual([])
    await callRoute('updateProfile', { as: member, body: { first_name: '지안'.normalize('NFD'), last_name: 'Ko\u00a0Walczyk' } })
    expect(await found('지안 ko walc')).toEqual([member.id])
  })

  it('continues a search where the previous page ended', async () => {
    const first = await list({ q: 'member-', limit: '2' })
    const second = await list({ q: 'member-', limit: '2', cursor: String(first.headers['x-next-cursor']) })
    const ids = [...first.body, ...second.body].map(({ id }: Row) => id)
    expect(new Set(ids).size).toBe(4)
  })
})

describe('setUserRoles', () => {
  it('makes an admin and takes it back, and each works with the next call', async () => {
    const member = await buildMember()
    await proveAddress(member)
    expect((await setRoles(member.id, ['admin'])).body).toMatchObject({ id: member.id, roles: ['admin'] })
    expect((await callRoute('listSurveys', { as: member })).status).toBe(200)
    expect((await setRoles(member.id, [])).body.roles).toEqual([])
    expect((await callRoute('listSurveys', { as: member })).status).toBe(403)
  })

  it('keeps the last admin, even under concurrent requests', async () => {
    // the site may have begun with one
    for (const { id, roles } of (await list({ limit: '200' })).body as Row[])
      if (id !== admin.id && roles.includes('admin')) await setRoles(id, [])
    const other = await buildMember()
    await proveAddress(other)
    await setRoles(other.id, ['admin'])
    const answers = await Promise.all([setRoles(admin.id, [], other), setRoles(other.id, [], admin)])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const rows = (await list({ limit: '200' })).body as Row[] | { code: string }
    const admins = Array.isArray(rows) ? rows : ((await callRoute('listUsers', { as: other })).body as Row[])
    const left = admins.filter(({ roles }) => roles.includes('admin'))
    expect(left).toHaveLength(1)
    const last = left[0]!.id === admin.id ? admin : other
    expect(await setRoles(last.id, [], last)).toMatchObject({ status: 409, body: { code: 'users.last_admin' } })
    const remove = await callRoute('deleteProfile', { as: last, body: { password: last.password } })
    expect(remove).toMatchObject({ status: 409, body: { code: 'users.last_admin' } })
    if (last !== admin) await setRoles(admin.id, ['admin'], other)
  })

  it('answers 404 for an unknown user and 422 for an unknown role', async () => {
    for (const id of ['undefined', 'U0', '../x']) expect((await setRoles(id, [])).status).toBe(404)
    expect((await setRoles(admin.id, ['owner'])).status).toBe(422)
  })
})
