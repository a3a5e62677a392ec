import { limits } from '#shared/limits.ts'
import { changeSignIn } from './changeSignIn.ts'
import type { StoredUser } from './users.ts'

/** The fields that identify a token or an export ticket; a ticket has no id of its own. */
type TokenClaims = { epoch: number; id?: string }

/** Whether a token of that person has ended before it expires: by itself, or with all others. */
export const isTokenEnded = ({ token_epoch, ended_tokens = {} }: StoredUser, { epoch, id }: TokenClaims): boolean =>
  epoch !== token_epoch || (id !== undefined && Object.hasOwn(ended_tokens, id))

/** Ends all tokens of that person, unless all have ended since `token_epoch` was read. */
export async function endAllTokens({ id, token_epoch }: StoredUser): Promise<void> {
  await changeSignIn(id, (user) => (user.token_epoch === token_epoch ? { endTokens: true } : null))
}

/**
 * Ends one token. The user's item, which every authenticated call reads, keeps the token's id until the token expires. An item that is full ends all
 * tokens instead, so that its size is bounded.
 */
export async function endToken(userId: string, token: { epoch: number; id: string; exp: number }): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  await changeSignIn(userId, (user) => {
    if (isTokenEnded(user, token)) return null
    const kept = Object.entries(user.ended_tokens ?? {}).filter(([, exp]) => exp > now)
    if (kept.length >= limits.endedTokens) return { endTokens: true }
    return { set: { ended_tokens: { ...Object.fromEntries(kept), [token.id]: token.exp } } }
  })
}
