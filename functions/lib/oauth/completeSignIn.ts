import { linkIdentity, personFrom } from '../../data/identities.ts'
import type { OauthTry } from '../../data/oauthTries.ts'
import { noteSeen } from '../../data/passwords.ts'
import { issueToken } from '../token.ts'
import { linkedAddress, signedInAddress } from './comeBack.ts'
import type { Profile } from './provider.ts'

/** Signs the person in, or adds the provider to their account; answers where the page goes on. Throws a Refusal where neither may be. */
export async function completeSignIn(begun: OauthTry, profile: Profile): Promise<string> {
  if (begun.link) {
    await linkIdentity(begun.link, begun.provider, profile.subject)
    return linkedAddress(begun.provider)
  }
  const user = await personFrom(begun.provider, profile)
  await noteSeen(user.id)
  return signedInAddress((await issueToken(user)).access_token, begun)
}
