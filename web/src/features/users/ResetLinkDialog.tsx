import { useState } from 'react'
import type { UserRow } from '#shared/accounts/user.ts'
import { call } from '../../lib/api/allCalls.ts'
import { useT } from '../../lib/language/i18n.ts'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/forms/CopyField.tsx'
import { useSubmit } from '../../ui/forms/submitting/useSubmit.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { UserName } from './UserName.tsx'

/** Creates a password reset link and shows it once; `made`: a link that was created already. */
export function ResetLinkDialog({ user, made, onClose }: { user: UserRow; made?: string; onClose: () => void }) {
  const t = useT()
  const [url, setUrl] = useState(made)
  const { submit, busy, failure } = useSubmit(async () => setUrl((await call('issueResetLink', { id: user.id })).url))

  return (
    <Dialog
      title={t(made !== undefined ? 'users.link_made' : url === undefined ? 'users.link_title' : 'users.link_ready')}
      onClose={onClose}
      unsaved={url !== undefined}
      closeLabel={url === undefined && t('admin.cancel')}
      actions={
        url === undefined ? (
          <Button busy={busy} onClick={() => void submit()}>
            {t('users.link')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('admin.done')}</Button>
        )
      }
    >
      <div className="stack gap-4">
        <UserName user={user} />
        <p>{t('users.link_text')}</p>
        <FailureMessage failure={failure} />
        <div role="status">
          {url !== undefined && (
            <CopyField
              label={t('admin.link')}
              hint={t('users.link_once')}
              value={url}
              messages={{ copy: t('admin.copy'), copied: t('admin.copied'), failed: t('admin.copy_failed') }}
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}
