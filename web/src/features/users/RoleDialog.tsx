import { useState } from 'react'
import type { UserRow } from '#shared/accounts/user.ts'
import { call } from '../../lib/api/allCalls.ts'
import { useT } from '../../lib/language/i18n.ts'
import { isAdmin, useUser } from '../../lib/session/session.ts'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { useSubmit } from '../../ui/forms/submitting/useSubmit.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { UserName } from './UserName.tsx'
import { ResetLinkDialog } from './ResetLinkDialog.tsx'

type Props = { user: UserRow; onChanged: (row: UserRow) => void; onClose: () => void }

export function RoleDialog({ user, onChanged, onClose }: Props) {
  const t = useT()
  const { user: me, reload } = useUser()
  const admin = isAdmin(user)
  const isReclaimed = !admin && user.email !== '' && !user.email_verified
  const [link, setLink] = useState<string>()

  const { submit, busy, failure } = useSubmit(async () => {
    const roles = admin ? [] : (['admin'] as const)
    const { reset_url: url, ...row } = await call('setUserRoles', { id: user.id, body: { roles: [...roles] } })
    onChanged(row)
    if (user.id === me?.id) reload()
    if (url) setLink(url)
    else onClose()
  })

  if (link !== undefined) return <ResetLinkDialog user={user} made={link} onClose={onClose} />
  return (
    <Dialog
      title={t(admin ? 'users.revoke_question' : 'users.grant_question')}
      onClose={onClose}
      closeLabel={t('admin.cancel')}
      actions={
        <Button kind={admin ? 'danger' : 'primary'} busy={busy} onClick={() => void submit()}>
          {t(admin ? 'users.revoke' : 'users.grant')}
        </Button>
      }
    >
      <div className="stack gap-4">
        <UserName user={user} />
        <p>{t(admin ? 'users.revoke_text' : 'users.grant_text')}</p>
        {isReclaimed && <p>{t('users.grant_not_verified')}</p>}
        <FailureMessage failure={failure} />
      </div>
    </Dialog>
  )
}
