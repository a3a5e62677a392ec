import * as v from 'valibot'
import { email as emailField } from '#shared/fields.ts'
import { setRoles } from '#functions/data/users/roles.ts'
import { createUser, findUser } from '#functions/data/users/users.ts'
import { resetLink } from '#functions/data/users/resetTickets.ts'

/**
 * Makes the account with that e-mail address an admin, in the table that the environment names. Resolves to null if the account is verified and
 * in use. Otherwise (no account, one that this created and that is unused, or an unverified one, whose sign-ins are removed) resolves to a link under
 * `site` that sets its password, once and within 24 hours. Throws if it is not an e-mail address.
 */
export async function grantAdmin(given: string, site: string): Promise<string | null> {
  const { success, output } = v.safeParse(emailField, given)
  if (!success) throw new Error(`${given} is not an e-mail address.`)
  const known = await findUser(output)
  const { user, reclaimed } = known
    ? await setRoles(known.id, [...known.roles, 'admin'])
    : { user: await createUser({ email: output, roles: ['admin'] }), reclaimed: true }
  const isInUse = user.password_hash !== undefined || user.last_seen_at !== undefined
  return reclaimed || !isInUse ? resetLink(site, user, 'operator') : null
}
