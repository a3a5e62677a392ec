import { deleteInquiry } from './data/inquiries.ts'
import { handle } from './http/handle.ts'

export const handler = handle('deleteInquiry', async ({ id }) => {
  await deleteInquiry(id)
  return undefined
})
