import { limits } from '#shared/limits.ts'
import { newInquiryId } from './data/ids.ts'
import { createInquiry } from './data/inquiries.ts'
import { announceInquiry } from './mail/announceInquiry.ts'
import { countCaller } from './http/countCaller.ts'
import { handle } from './http/handle.ts'
import { siteOrigin } from './platform/viewer.ts'

export const handler = handle('sendInquiry', async ({ body: { website, ...inquiry }, idempotencyKey, event }) => {
  const id = newInquiryId(idempotencyKey)
  if (website) return { id } // a machine: it need not know
  await countCaller(event, { name: 'inquiries', most: limits.inquiriesPerAddress, seconds: 60 })
  if (await createInquiry(id, inquiry)) await announceInquiry(inquiry, siteOrigin(event))
  return { id }
})
