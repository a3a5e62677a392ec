import type { StoredUser } from '../data/users/users.ts'
import { log, nameOf } from '../platform/log.ts'
import { sendMail } from './mail.ts'
import { resetLink } from '../auth/resetLink.ts'

/**
 * Sends a person the link that sets a new password, or gives up at `signal`. That it could not be sent is logged: the caller may not tell.
 */
export async function mailResetLink(origin: string, user: StoredUser, signal: AbortSignal): Promise<void> {
  try {
    const url = await resetLink(origin, user, 'mail')
    const text = [
      'Somebody, most likely you, asked for a new password. This link sets one. It is good for an hour, once:',
      '새 비밀번호를 정할 수 있는 링크입니다. 한 시간 동안 한 번만 쓸 수 있습니다.',
      '',
      url,
      '',
      'If it was not you, there is nothing to do: your password stays as it is.',
      '직접 요청하지 않았다면 아무것도 하지 않아도 됩니다. 비밀번호는 그대로입니다.',
    ].join('\n')
    await sendMail({ to: [user.email], subject: 'A new password 새 비밀번호', text }, signal)
  } catch (error) {
    log('mail', { message: 'A reset link could not be sent.', error: nameOf(error) })
  }
}
