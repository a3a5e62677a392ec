import { api } from '../../ops/import/api.ts'
import type { Cleanups } from '../../launch/withCleanups.ts'
import { startCloud } from '../../local/cloud.ts'

const admin = { email: 'mina.park@example.com', password: 'a quiet lake of ink' }
const member = { email: 'jiwon.lee@example.com', password: admin.password, first_name: 'Jiwon', last_name: 'Lee' }

/** Starts the built product with its demo content, kept in memory, on a free port. `tokens`: of who can be signed in. */
export async function startDemo(cleanups: Cleanups) {
  const { url, stop } = await startCloud({ dataDir: null, port: 0, seed: 'demo', admin, site: true })
  cleanups.push(stop)
  const call = api(url)
  const [asMember, asAdmin] = await Promise.all([
    call('signUp', { body: member }),
    call('issueToken', { body: { username: admin.email, password: admin.password } }),
  ])
  return { url, tokens: { member: asMember.access_token, admin: asAdmin.access_token } }
}
