import { adminEmails } from '../data/users/admins.ts'
import { holdNotices, takeHeldNotices } from '../data/heldNotices.ts'
import { log, errorName } from '../platform/log.ts'
import { sendMail } from './mail.ts'

/** Seconds in which notices are counted. */
export const noticeWindow = 60 * 60

/** Mails all admins how many inquiries of earlier hours came without a notice. A failure is logged, and the digest sent later. `now`: ms. */
export async function mailInquiryDigest(now: number): Promise<void> {
  const window = noticeWindow * 1000
  const held = await takeHeldNotices(Math.floor(now / window) * window)
  if (!held) return
  const { count, since, site } = held
  const from = `${new Date(since).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const text = [
    `So many inquiries came within an hour that these were not announced one by one: ${count}, since ${from}.`,
    `한 시간에 문의가 많이 들어와 하나씩 알리지 않은 문의입니다: ${count}건, ${from}부터.`,
    '',
    `Read them in the admin area / 관리 화면에서 보기: ${site}/admin/inquiries`,
  ].join('\n')
  try {
    await sendMail({ to: await adminEmails(), subject: `More inquiries / 다른 문의: ${count}`, text })
  } catch (error) {
    await holdNotices(held)
    log('mail', { message: 'A digest of inquiries could not be sent.', error: errorName(error) })
  }
}
