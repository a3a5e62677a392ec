import { canSendMail } from './mail.ts'
import { mailInquiryDigest } from './mailInquiryDigest.ts'

/** Sends the digest of an earlier hour's inquiries after a flood that nothing followed. A schedule starts it every hour. */
export async function handler(): Promise<void> {
  if (canSendMail()) await mailInquiryDigest(Date.now())
}
