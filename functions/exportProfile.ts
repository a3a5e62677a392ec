import { ownIdentities, ownResponses } from './data/users/ownItems.ts'
import { findResponse, toPublicResponse } from './data/responses/responses.ts'
import { handle } from './http/handle.ts'
import { HttpReply } from './http/reply.ts'

export const handler = handle('exportProfile', async ({ user }) => {
  const { password_hash, token_epoch: _epoch, ended_tokens: _ended, sign_in_version: _version, ...profile } = withoutKeys(user)
  const [identities, own] = await Promise.all([ownIdentities(user.id), ownResponses(user.id)])
  const responses = await Promise.all(own.map(({ response_id }) => findResponse(response_id)))
  const everything = {
    profile: { ...profile, has_password: password_hash !== undefined },
    identities,
    responses: responses.flatMap((response) =>
      response?.owner === user.id ? [{ ...toPublicResponse(response), seconds: response.seconds, source: response.source }] : [],
    ),
  }
  return new HttpReply(everything, { headers: { 'content-disposition': 'attachment; filename="my-data.json"' } })
})

type KeyFields = Partial<Record<'pk' | 'sk' | 'kind' | 'time' | 'search', string>>

/** The item without the attributes that only keys and indexes need. */
function withoutKeys<T extends object>(item: T): Omit<T, keyof KeyFields> {
  const { pk: _pk, sk: _sk, kind: _kind, time: _time, search: _search, ...rest } = item as T & KeyFields
  return rest
}
