import { call } from '../../lib/api/api.ts'
import { forgetPublic } from '../../lib/api/content.ts'
import { signIn } from '../../lib/session/session.ts'
import type { SessionMessage } from '../../lib/session/token.ts'

/** Keeps the access token, with what is to be told of it, and attaches the response `claim` to the account, where one is named; that it cannot be attached is ignored. */
export async function completeLogin(accessToken: string, claim: string, message: SessionMessage | null = null): Promise<void> {
  signIn(accessToken, message)
  forgetPublic()
  if (claim) await call('claimResponse', { body: { response_id: claim } }).catch(() => undefined)
}
