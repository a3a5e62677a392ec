import { countUnread } from './data/inquiries.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('countUnreadInquiries', async () => ({ count: await countUnread() }))
