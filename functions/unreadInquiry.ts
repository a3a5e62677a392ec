import { markInquiry } from './data/inquiries.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('unreadInquiry', async ({ id }) => markInquiry(id, false))
