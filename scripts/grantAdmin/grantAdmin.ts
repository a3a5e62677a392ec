import * as v from 'valibot'
import { email as emailField } from '#shared/fields.ts'
import { setRoles } from '#functions/data/users/roles.ts'
import { createUser, findUser } from '#functions/data/users/users.ts'
import { resetLink } from '#functions/data/users/resetTickets.ts'

/**
 * Makes whoever signs in with that address an admin, in the table that the environment names. Resolves to null for an account that goes on
 * as it is. For an address that has none, one that was made so and never used, and one that nobody has proven (which loses all that signs
 * in to it), to a link under `site` that sets its password: good once, for 24 hours. Throws on what is not an e-mail address.
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
