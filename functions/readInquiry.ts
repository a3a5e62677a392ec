import { markInquiry } from './data/inquiries.ts'
import { handle } from './http/handle.ts'

export const handler = handle('readInquiry', async ({ id }) => markInquiry(id, true))
