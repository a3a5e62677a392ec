import type { User } from '#shared/accounts/user.ts'
import { address } from '../../lib/api/api.ts'

/** Whose access token this is, without signing anybody in or out; undefined when it is refused or nobody answers. */
export async function fetchTokenOwner(accessToken: string): Promise<User | undefined> {
  try {
    const answer = await fetch(address('getMe', {}), { headers: { authorization: `Bearer ${accessToken}` } })
    return answer.ok ? ((await answer.json()) as User) : undefined
  } catch {
    return undefined
  }
}
