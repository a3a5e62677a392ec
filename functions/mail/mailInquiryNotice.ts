import type { NewInquiry } from '../data/inquiries.ts'
import { adminEmails } from '../data/users/admins.ts'
import { log, errorName } from '../platform/log.ts'
import { canSendMail, sendMail } from './mail.ts'

/** Mails all admins about a new inquiry, where mail is configured; a failure is only logged. `site`: the site's origin. */
export async function mailInquiryNotice({ name, email, phone, org, note }: NewInquiry, site: string): Promise<void> {
  if (!canSendMail()) return
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
