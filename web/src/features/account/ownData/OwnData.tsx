import { useState } from 'react'
import type { ProviderName } from '#shared/accounts/providerNames.ts'
import type { User } from '#shared/accounts/user.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { saveFile } from '../../../lib/export/download.ts'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import css from '../layout/Account.module.css'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ProfileGroup } from '../layout/ProfileGroup.tsx'

type Props = { user: User; linked: ProviderName[]; isUnsaved: boolean; onDeleted: () => void }

export function OwnData({ user, linked, isUnsaved, onDeleted }: Props) {
  const t = useT()
  const { submit, busy, failure } = useSubmit(async () => {
    const data = await call('exportProfile', {})
    saveFile('my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  })
  const [isAsking, setAsking] = useState(false)

  return (
    <ProfileGroup title={t('account.data')}>
      <ul className={css.rows}>
        <li>
          <div>
            <strong className="weight-strong leading-snug">{t('account.export')}</strong>
            <p className="text-sm leading-snug muted pretty">{t('account.export_note')}</p>
          </div>
          <Button kind="secondary" busy={busy} aria-label={t('account.export')} onClick={() => void submit()}>
            {t('account.export_button')}
          </Button>
          <FailureMessage failure={failure} />
        </li>
        <li>
          <div>
            <strong className="weight-strong leading-snug">{t('account.delete')}</strong>
            <p className="text-sm leading-snug muted pretty">{t('account.delete_note')}</p>
          </div>
          <Button kind="danger" aria-label={t('account.delete')} onClick={() => setAsking(true)}>
            {t('account.delete_button')}
          </Button>
        </li>
      </ul>
      {isAsking && (
        <DeleteAccount email={user.email} linked={linked} isUnsaved={isUnsaved} onDeleted={onDeleted} onClose={() => setAsking(false)} />
      )}
    </ProfileGroup>
  )
}
