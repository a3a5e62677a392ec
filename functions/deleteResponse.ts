import { deleteResponse } from './data/responses/deleteResponse.ts'
import { handle } from './http/handle.ts'

export const handler = handle('deleteResponse', async ({ id, user }) => {
  await deleteResponse(id, user)
  return undefined
})
