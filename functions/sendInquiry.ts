import { limits } from '#shared/limits.ts'
import { countUp } from './data/counters.ts'
import { newInquiryId } from './data/ids.ts'
import { createInquiry } from './data/inquiries.ts'
import { announceInquiry } from './lib/announceInquiry.ts'
import { tooManyRequests } from './lib/errors.ts'
import { handle } from './lib/handle.ts'
import { sourceNetwork } from './lib/sourceNetwork.ts'
import { siteOrigin } from './lib/viewer.ts'

export const handler = handle('sendInquiry', async ({ body: { website, ...inquiry }, idempotencyKey, event }) => {
  const id = newInquiryId(idempotencyKey)
  if (website) return { id } // a machine: it need not know
  const seconds = await countUp({ name: 'inquiries', of: sourceNetwork(event), most: limits.inquiriesPerHour, seconds: 3_600 })
  if (seconds > 0) throw tooManyRequests(seconds)
  if (await createInquiry(id, inquiry)) await announceInquiry(inquiry, siteOrigin(event))
  return { id }
})
