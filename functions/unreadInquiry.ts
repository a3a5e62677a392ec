import { markInquiry } from './data/inquiries.ts'
import { handle } from './http/handle.ts'

export const handler = handle('unreadInquiry', async ({ id }) => markInquiry(id, false))
