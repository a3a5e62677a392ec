import { call } from '../../lib/api.ts'
import { forgetPublic } from '../../lib/content.ts'
import { signIn } from '../../lib/session.ts'

/** Keeps the access token and attaches the response `claim` to the account, where one is named; that it cannot be attached is ignored. */
export async function enter(accessToken: string, claim: string): Promise<void> {
  signIn(accessToken)
  forgetPublic()
  if (claim) await call('claimResponse', { body: { response_id: claim } }).catch(() => undefined)
}
