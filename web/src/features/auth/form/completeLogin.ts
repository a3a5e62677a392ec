import { call } from '../../../lib/api/api.ts'
import { forgetPublic } from '../../../lib/api/content.ts'
import { signIn } from '../../../lib/session/session.ts'
import type { SessionMessage } from '../../../lib/api/token.ts'

/** Signs in with an access token, reloads public data, and claims the response `claim`, if it can be. `message`: the banner to show. */
export async function completeLogin(accessToken: string, claim: string, message: SessionMessage | null = null): Promise<void> {
  signIn(accessToken, message)
  forgetPublic()
  if (claim) await call('claimResponse', { body: { response_id: claim } }).catch(() => undefined)
}
