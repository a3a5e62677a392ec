import type { NewInquiry } from '../data/inquiries.ts'
import { limits } from '#shared/limits.ts'
import { incrementCounter } from '../data/counters.ts'
import { holdNotices } from '../data/heldNotices.ts'
import { adminEmails } from '../data/users/admins.ts'
import { log, errorName } from '../platform/log.ts'
import { canSendMail, sendMail } from './mail.ts'
import { mailInquiryDigest, noticeWindow } from './mailInquiryDigest.ts'

/** Mails all admins about an inquiry; failures are logged. After `limits.noticesPerHour` a digest counts inquiries. `site`: the origin. */
export async function mailInquiryNotice(inquiry: NewInquiry, site: string): Promise<void> {
  if (!canSendMail()) return
  const now = Date.now()
  const wait = await incrementCounter({ name: 'inquiry notices', of: 'site', most: limits.noticesPerHour, seconds: noticeWindow }, now)
  if (wait > 0) return holdNotices({ count: 1, since: now, site })
  await mailInquiryDigest(now)
  await mailNotice(inquiry, site)
}

async function mailNotice({ name, email, phone, org, note }: NewInquiry, site: string): Promise<void> {
  const lines = [
    ['Name / 이름', name],
    ['E-mail / 이메일', email],
    ['Phone / 전화번호', phone],
    ['Organization / 소속', org],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  const text = [...lines, '', note, '', `Read it in the admin area / 관리 화면에서 보기: ${site}/admin/inquiries`].join('\n')
  try {
    await sendMail({ to: await adminEmails(), subject: `New inquiry / 새 문의: ${name}`, text })
  } catch (error) {
    log('mail', { message: 'An inquiry could not be announced.', error: errorName(error) })
  }
}
