import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Credentials = { email: string; password: string }

type Start = { dataDir: string; admin: { email: string; password?: string } }

/** From the command line, else ADMIN_EMAIL and ADMIN_PASSWORD, else (on this machine) the local admin's. Throws without a password. */
export function credentials(url: string, given: Partial<Credentials>, { dataDir, admin }: Start): Credentials {
  const local = ['127.0.0.1', 'localhost'].includes(new URL(url).hostname)
  const password = given.password ?? admin.password ?? (local ? readIfThere(join(dataDir, 'admin-password')) : undefined)
  if (!password) throw new Error('Name an admin: --email E --password P, or ADMIN_EMAIL and ADMIN_PASSWORD.')
  return { email: given.email ?? admin.email, password }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
