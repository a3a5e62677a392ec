import { randomUUID } from 'node:crypto'
import type { Admin } from '../../../scripts/local/cloud.ts'
import type { CallerName, Site } from '../../../scripts/lab/rehearse/site.ts'

const password = 'a quiet lake of ink'
const newEmail = () => `${randomUUID()}@example.com`
const newcomer = () => ({ email: newEmail(), password, first_name: 'Mina', last_name: 'Park' })
const signInForm = (email: string) => new URLSearchParams({ username: email, password })

type Person = { id: string; email: string }

/** Makes a member, and an admin by the site's own; both are signed in from then on. */
export async function people({ tokens, expect }: Site, first: Admin): Promise<Record<'member' | 'admin', Person>> {
  const join = async (as: 'member' | 'admin'): Promise<Person> => {
    const body = newcomer()
    tokens[as] = (await expect(201, 'signUp', 'guest', { body })).body?.access_token as string
    const me = await expect(200, 'getMe', as)
    return { id: me.body?.id as string, email: body.email }
  }
  const member = await join('member')
  const admin = await join('admin')
  const form = new URLSearchParams({ username: first.email, password: first.password })
  tokens.admin = (await expect(200, 'issueToken', 'guest', { body: form })).body?.access_token as string
  const made = await expect(200, 'setUserRoles', 'admin', { params: { id: admin.id }, body: { roles: ['admin'] } })
  const ticket = String(made.body?.reset_url).split('#reset=')[1] // the address is not verified: all ways to sign in are removed
  tokens.admin = (await expect(200, 'resetPassword', 'guest', { body: { ticket, password } })).body?.access_token as string
  return { member, admin }
}

export async function accounts(site: Site, { member, admin }: Record<'member' | 'admin', Person>): Promise<void> {
  const { tokens, expect, each, check } = site
  for (const as of ['member', 'admin'] as const) {
    await expect(201, 'signUp', as, { body: newcomer() })
    const body = { old_password: password, new_password: password }
    tokens[as] = (await expect(200, 'changePassword', as, { body })).body?.access_token as string
    const again = await expect(200, 'issueToken', as, { body: signInForm(as === 'member' ? member.email : admin.email) })
    await expect(204, 'signOut', as)
    tokens[as] = again.body?.access_token as string
  }
  await each(200, 'updateProfile', { body: { company: 'The Busan Herald' } })
  const exported = await expect(200, 'exportProfile', 'member')
  check(exported.bytes.includes('The Busan Herald'), 'exportProfile leaves out what updateProfile stored.')
  await each(200, 'exportProfile')

  await each(202, 'forgotPassword', { body: { email: newEmail() } })
  const people = await expect(200, 'listUsers', 'admin')
  check(people.bytes.includes(member.id), 'listUsers does not list a new member.')
  for (const as of ['guest', 'member', 'admin'] as const) await reset(site, as)
}

async function reset({ url, tokens, expect, check }: Site, as: CallerName) {
  const body = newcomer()
  const before = tokens.member
  tokens.member = (await expect(201, 'signUp', 'guest', { body })).body?.access_token as string
  const { id } = (await expect(200, 'getMe', 'member')).body ?? {}
  const link = (await expect(201, 'issueResetLink', 'admin', { params: { id } })).body?.url as string | undefined
  check(link?.startsWith(`${url}/login#reset=`) === true, `issueResetLink leads elsewhere: ${link}`)
  const ticket = new URL(link ?? url).hash.replace('#reset=', '')
  const others = tokens[as]
  if (as === 'member') tokens.member = before // a link needs no sign-in
  const set = await expect(200, 'resetPassword', as, { body: { ticket, password } })
  tokens[as] = others
  const holder = as === 'admin' ? 'admin' : 'member'
  const own = tokens[holder]
  tokens[holder] = set.body?.access_token as string
  await expect(204, 'deleteProfile', holder, { body: { password } })
  tokens[holder] = own
  tokens.member = before
}
