import { listInquiries } from './data/inquiries.ts'
import { handle } from './http/handle.ts'
import { HttpReply } from './http/reply.ts'

export const handler = handle('listInquiries', async ({ query }) => {
  const { rows, next } = await listInquiries(query)
  return new HttpReply(rows, { headers: next ? { 'x-next-cursor': next } : {} })
})
