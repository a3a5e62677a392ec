import * as v from 'valibot'
import { email as emailField } from '#shared/fields.ts'
import { limits } from '#shared/limits.ts'
import { setRoles } from '#functions/data/roles.ts'
import { createUser, findUser } from '#functions/data/users.ts'
import { resetLink } from '#functions/lib/resetLink.ts'

/**
 * Makes whoever signs in with that address an admin, in the table that the environment names. Resolves to null for an account that is in use.
 * For an address that has none, or one that was made so and never used, to a link under `site` that sets its password: good once, for 24 hours.
 * Throws on what is no e-mail address.
 */
export async function grantAdmin(given: string, site: string): Promise<string | null> {
  const { success, output } = v.safeParse(emailField, given)
  if (!success) throw new Error(`${given} is no e-mail address.`)
  const known = await findUser(output)
  const user = known ? await setRoles(known.id, [...known.roles, 'admin']) : await createUser({ email: output, roles: ['admin'] })
  const isInUse = user.password_hash !== undefined || user.last_seen_at !== undefined
  return isInUse ? null : resetLink(site, user.id, 'made', limits.resetLinkSeconds)
}
