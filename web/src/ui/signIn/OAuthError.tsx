import { useEffect, useRef } from 'react'
import { useT, type TextKey } from '../../lib/language/i18n.ts'
import { Message } from '../message/Message.tsx'

/** The texts of the codes with which a sign-in at a provider fails. */
const texts = new Map<string, TextKey>([
  ['oauth.cancelled', 'errors.oauth_cancelled'],
  ['oauth.state', 'errors.oauth_state'],
  ['oauth.email_taken', 'errors.oauth_email_taken'],
  ['oauth.already_linked', 'errors.oauth_already_linked'],
  ['provider.not_found', 'errors.provider_not_found'],
  ['too_many_requests', 'errors.too_many_requests'],
  ['unavailable', 'errors.unavailable'],
  ['internal', 'errors.internal'],
])

/** The message for an error code of a sign-in at a provider, such as `oauth.cancelled`. It takes the focus. */
export default function OAuthError({ code }: { code: string }) {
  const t = useT()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div ref={message} className="rounded" tabIndex={-1}>
      <Message kind="danger">{t(texts.get(code) ?? 'errors.oauth_failed')}</Message>
    </div>
  )
}
