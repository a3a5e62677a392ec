import { useEffect, useState } from 'react'
import type { User } from '#shared/accounts/user.ts'
import { mailCopy } from './mailCopy.ts'
import { errorText, useT } from '../../../../lib/language/i18n.ts'
import { Button } from '../../../../ui/Button.tsx'

/** Mails a signed-in person a copy of their response; nothing if the site sends no mail, their address is not verified, or no copy is left today. */
export function MailCopy({ user, responseId }: { user: User | null; responseId: string }) {
  const t = useT()
  const [left, setLeft] = useState(0)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isMember = user !== null
  useEffect(() => {
    if (!isMember) return undefined
    let current = true
    mailCopy(responseId, { only_ask: true }).then(
      (reply) => current && setLeft(reply.left),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [isMember, responseId])
  if (!user || (left === 0 && said === '')) return null
  const send = async () => {
    setBusy(true)
    try {
      const reply = await mailCopy(responseId)
      setLeft(reply.left)
      setSaid(t('response.copy_mailed', { email: user.email }))
    } catch (error) {
      setSaid(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="row wrap above-4 gap-3">
      {left > 0 && (
        <Button kind="secondary" busy={isBusy} onClick={() => void send()}>
          {t('response.copy_by_mail')}
        </Button>
      )}
      <p className="text-sm muted breakable" role="status">
        {said}
      </p>
    </div>
  )
}
