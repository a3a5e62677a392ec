import { canSendMail } from './mail.ts'
import { mailInquiryDigest } from './mailInquiryDigest.ts'

/** Sends the digest of an earlier hour's inquiries unless a new inquiry has sent it. A schedule starts it every hour. */
export async function handler(): Promise<void> {
  if (canSendMail()) await mailInquiryDigest(Date.now())
}
