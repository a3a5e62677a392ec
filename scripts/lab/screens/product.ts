import { api } from '../../ops/import/api.ts'
import { startCloud } from '../../local/cloud.ts'

const admin = { email: 'mina.park@example.com', password: 'a quiet lake of ink' }
const member = { email: 'jiwon.lee@example.com', password: admin.password, first_name: 'Jiwon', last_name: 'Lee' }

/** Where the product runs and who can be signed in. */
type Product = { url: string; tokens: Record<'member' | 'admin', string>; stop: () => Promise<void> }

/** The built product with its demo content, kept in memory, on a free port. */
export async function startProduct(): Promise<Product> {
  const { url, stop } = await startCloud({ dataDir: null, port: 0, seed: 'demo', admin, site: true })
  try {
    const call = api(url)
    const [asMember, asAdmin] = await Promise.all([
      call('signUp', { body: member }),
      call('issueToken', { body: { username: admin.email, password: admin.password } }),
    ])
    return { url, tokens: { member: asMember.access_token, admin: asAdmin.access_token }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
