import { useEffect, useRef } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { Alert } from '../states/Alert.tsx'
import css from './OAuthErrorMessage.module.css'

const codes = ['cancelled', 'state', 'email_taken', 'already_linked'] as const

/** Says with which error, such as oauth.cancelled, somebody came back from a sign-in elsewhere. It takes the focus. */
export default function OAuthErrorMessage({ code }: { code: string }) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const known = codes.find((one) => code === `oauth.${one}`) ?? 'failed'
  return (
    <div ref={place} className={css.place} tabIndex={-1}>
      <Alert tone="error">{t(`errors.oauth_${known}`)}</Alert>
    </div>
  )
}
