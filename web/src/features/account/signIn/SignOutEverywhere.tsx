import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { forgetSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import css from '../layout/Account.module.css'
import { ProfileGroup } from '../layout/ProfileGroup.tsx'

type Props = { isUnsaved: boolean; onSignedOut: () => void }

/** Sign out everywhere: ends every session of the account after a question. */
export function SignOutEverywhere({ isUnsaved, onSignedOut }: Props) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const { submit, busy, failure, clear } = useSubmit(
    async () => {
      await call('signOut', { body: { everywhere: true } })
      onSignedOut()
      forgetSession('everywhere')
    },
    { leaves: true },
  )
  const ask = () => {
    clear()
    setAsking(true)
  }

  return (
    <ProfileGroup title={t('account.devices')}>
      <ul className={css.rows}>
        <li>
          <div>
            <strong className="weight-strong leading-snug">{t('account.everywhere')}</strong>
            <p className="text-sm leading-snug muted pretty">{t('account.everywhere_note')}</p>
          </div>
          <Button kind="secondary" aria-label={t('account.everywhere')} onClick={ask}>
            {t('account.everywhere_button')}
          </Button>
        </li>
      </ul>
      {isAsking && (
        <Dialog
          title={t('account.everywhere_question')}
          onClose={() => setAsking(false)}
          closeLabel={t('account.cancel')}
          actions={
            <Button busy={busy} onClick={() => void submit()}>
              {t('account.everywhere')}
            </Button>
          }
        >
          <p>
            {t('account.everywhere_text')} {isUnsaved && t('account.delete_unsaved')}
          </p>
          <FailureMessage failure={failure} />
        </Dialog>
      )}
    </ProfileGroup>
  )
}
