import { useEffect, useRef } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { Alert } from '../states/Alert.tsx'
import css from './OAuthError.module.css'

const codes = ['cancelled', 'state', 'email_taken', 'already_linked'] as const

/** The message for an error code of a sign-in at a provider, such as oauth.cancelled. It takes the focus. */
export default function OAuthError({ code }: { code: string }) {
  const t = useT()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  const known = codes.find((suffix) => code === `oauth.${suffix}`) ?? 'failed'
  return (
    <div ref={message} className={css.place} tabIndex={-1}>
      <Alert tone="error">{t(`errors.oauth_${known}`)}</Alert>
    </div>
  )
}
