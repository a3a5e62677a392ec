import { namedResponse } from './data/responses/references.ts'
import { toPublicResponse, readResponse } from './data/responses/responses.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { withPresentValues } from './responses/forgottenValues.ts'

export const handler = handle('getResponse', async ({ id, user }) => {
  const response = await readResponse(await namedResponse(id, user), user)
  const isAdmin = user?.roles.includes('admin')
  // an admin reads another person's response on the version that was answered
  const isRespondent = !isAdmin || response.owner === user?.id
  const read = toPublicResponse(isRespondent ? await withPresentValues(response) : response)
  return versioned({ ...read, ...(isAdmin && { source: response.source ?? null }), id }) // by a reference, with the reference
})
