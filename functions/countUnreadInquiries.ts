import { countUnread } from './data/inquiries.ts'
import { handle } from './http/handle.ts'

export const handler = handle('countUnreadInquiries', async () => ({ count: await countUnread() }))
