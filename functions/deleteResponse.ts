import { deleteResponse } from './data/responses/deleteResponse.ts'
import { namedResponse } from './data/responses/references.ts'
import { handle } from './http/handle.ts'

export const handler = handle('deleteResponse', async ({ id, user }) => {
  await deleteResponse(await namedResponse(id, user), user)
  return undefined
})
