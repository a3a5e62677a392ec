import { randomBytes } from 'node:crypto'
import { api } from '../../ops/import/api.ts'
import type { Admin } from '../../local/cloud.ts'

/** Creates the first admin as a deployment does: grant-admin, then a password by its link. Sets this process's environment. */
export async function firstAdmin(
  url: string,
  environment: Record<string, string>,
  { email, password = randomBytes(12).toString('base64url') }: { email: string; password?: string },
): Promise<Admin> {
  Object.assign(process.env, environment)
  const { grantAdmin } = await import('../../ops/grantAdmin/grantAdmin.ts')
  const link = await grantAdmin(email, url)
  const ticket = new URL(link!).hash.replace('#reset=', '')
  await api(url)('resetPassword', { body: { ticket, password } })
  return { email, password }
}
