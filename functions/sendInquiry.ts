import { limits } from '#shared/limits.ts'
import { newInquiryId } from './data/ids.ts'
import { createInquiry } from './data/inquiries.ts'
import { mailInquiryNotice } from './mail/mailInquiryNotice.ts'
import { limitInTable } from './http/rateLimit.ts'
import { handle } from './http/handle.ts'
import { siteOrigin } from './platform/viewer.ts'

export const handler = handle('sendInquiry', async ({ body: { website, ...inquiry }, idempotencyKey, event }) => {
  const id = newInquiryId(idempotencyKey)
  if (website) return { id } // only bots fill this field; they get a reply like any other
  await limitInTable(event, { name: 'inquiries', most: limits.inquiriesPerAddress, seconds: 60 })
  if (await createInquiry(id, inquiry)) await mailInquiryNotice(inquiry, siteOrigin(event))
  return { id }
})
