import { isAdmin } from '#shared/accounts/isAdmin.ts'
import { namedResponse } from './data/responses/references.ts'
import { toPublicResponse, readResponse } from './data/responses/responses.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { ownResponse } from './responses/ownResponse.ts'

export const handler = handle('getResponse', async ({ id, user }) => {
  const response = await readResponse(await namedResponse(id, user), user)
  const admin = isAdmin(user)
  // an admin reads another person's response on the version that was answered
  const isRespondent = !admin || response.owner === user?.id
  const read = isRespondent ? await ownResponse(response) : toPublicResponse(response)
  return versioned({ ...read, ...(admin && { source: response.source ?? null }), id }) // by a reference, with the reference
})
