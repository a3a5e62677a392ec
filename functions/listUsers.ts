import { listUsers } from './data/users/userList.ts'
import { handle } from './http/handle.ts'
import { HttpReply } from './http/reply.ts'

export const handler = handle('listUsers', async ({ query }) => {
  const { rows, next } = await listUsers(query)
  return new HttpReply(rows, { headers: next ? { 'x-next-cursor': next } : {} })
})
