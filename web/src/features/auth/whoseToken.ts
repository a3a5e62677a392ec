import type { User } from '#shared/accounts/user.ts'
import { address } from '../../lib/api/api.ts'

/** The user of an access token, without signing anybody in or out; undefined where the server refuses it or cannot be reached. */
export async function fetchTokenOwner(accessToken: string): Promise<User | undefined> {
  try {
    const reply = await fetch(address('getMe', {}), { headers: { authorization: `Bearer ${accessToken}` } })
    return reply.ok ? ((await reply.json()) as User) : undefined
  } catch {
    return undefined
  }
}
