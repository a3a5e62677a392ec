import { listUsers } from './data/userList.ts'
import { handle } from './lib/handle.ts'
import { Answer } from './lib/reply.ts'

export const handler = handle('listUsers', async ({ query }) => {
  const { rows, next } = await listUsers(query)
  return new Answer(rows, { headers: next ? { 'x-next-cursor': next } : {} })
})
