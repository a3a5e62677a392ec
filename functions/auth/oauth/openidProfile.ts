import type { ProviderProfile } from '../../data/users/identities.ts'
import { isTrue, part, subjectOf, words } from './readAnswer.ts'

/** The standard claims of OpenID Connect. */
export function openidProfile(answer: unknown): ProviderProfile {
  const { sub, email, email_verified, given_name, family_name, picture } = part(answer)
  return {
    subject: subjectOf(sub),
    email: words(email),
    email_verified: isTrue(email_verified),
    first_name: words(given_name),
    last_name: words(family_name),
    picture_url: words(picture),
  }
}
