import type { StoredUser } from '../data/users/users.ts'
import { log, errorName } from '../platform/log.ts'
import { sendMail } from './mail.ts'
import { resetLink } from '../data/users/resetTickets.ts'

/** Mails a person the link that sets a new password. A failure is only logged, since a reply must not show whether the account exists. */
export async function mailResetLink(origin: string, user: StoredUser, signal: AbortSignal): Promise<void> {
  try {
    const url = await resetLink(origin, user, 'mail')
    const text = [
      `Someone asked to reset the password of your account at ${new URL(origin).host}. This link works once, within one hour:`,
      `${new URL(origin).host} 계정의 비밀번호를 재설정하는 링크입니다. 한 시간 안에 한 번만 쓸 수 있습니다.`,
      '',
      url,
      '',
      'If you did not ask for this, ignore this e-mail. Your password will not change.',
      '직접 요청하지 않았다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.',
    ].join('\n')
    await sendMail({ to: [user.email], subject: `Reset your password / 비밀번호 재설정 (${new URL(origin).host})`, text }, signal)
  } catch (error) {
    log('mail', { message: 'A reset link could not be sent.', error: errorName(error) })
  }
}
