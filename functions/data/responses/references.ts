import { isAdmin } from '#shared/accounts/isAdmin.ts'
import { sealReference, unsealReference } from '../../platform/sealed.ts'
import { surveyIdOf } from '../ids.ts'
import type { StoredUser } from '../users/users.ts'

/**
 * Admins never see a response's id, since a guest's id gives the right to change the response. They get a reference: the survey's id, a dot, and the
 * encrypted id. It is the same at every call and never names a response of another survey. Only the server can turn it back into the id. With another
 * key (REFERENCE_SECRET_ID) references change, and links with an earlier reference answer 404.
 */
const pattern = /^(S[0-9a-f]{16})\.([\w-]{80})$/

const contextOf = (surveyId: string) => `response of ${surveyId}`

/** The reference by which admins know a response. */
export async function referenceTo(responseId: string): Promise<string> {
  const surveyId = surveyIdOf(responseId)!
  const bits = responseId.slice(surveyId.length + 1)
  return `${surveyId}.${await sealReference(bits, contextOf(surveyId))}`
}

/** The id of the response that `reference` names; null if it is no reference. */
export async function idBehind(reference: string): Promise<string | null> {
  const [, surveyId, sealed] = pattern.exec(reference) ?? []
  const bits = surveyId && sealed ? await unsealReference(sealed, contextOf(surveyId)) : null
  return bits === null ? null : `${surveyId}-${bits}`
}

/** The id of the response in an address. Turns an admin's reference into the id; returns any other value as it is. */
export async function namedResponse(given: string, user: StoredUser | null): Promise<string> {
  return (isAdmin(user) && (await idBehind(given))) || given
}
