import { useState } from 'react'
import type { UserRow } from '#shared/user.ts'
import { call } from '../../lib/api.ts'
import { failureText } from '../../lib/failureText.ts'
import { useT } from '../../lib/i18n.ts'
import { useUser } from '../../lib/session.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import css from './Users.module.css'

type Props = { user: UserRow; onChanged: (row: UserRow) => void; onClose: () => void }

/** Asks before somebody becomes an admin, or is one no longer. */
export function RoleDialog({ user, onChanged, onClose }: Props) {
  const t = useT()
  const { user: me, reload } = useUser()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isAdmin = user.roles.includes('admin')

  async function change() {
    setBusy(true)
    setFailure(undefined)
    try {
      const roles = isAdmin ? [] : (['admin'] as const)
      onChanged(await call('setUserRoles', { id: user.id, body: { roles: [...roles] } }))
      if (user.id === me?.id) reload()
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={t(isAdmin ? 'users.revoke_question' : 'users.grant_question')}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('users.cancel')}
          </Button>
          <Button kind={isAdmin ? 'danger' : 'primary'} busy={busy} onClick={() => void change()}>
            {t(isAdmin ? 'users.revoke' : 'users.grant')}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <p className={css.email}>
          <strong>{user.full_name || user.email || t('users.nameless')}</strong> {user.full_name && user.email}
        </p>
        <p>{t(isAdmin ? 'users.revoke_text' : 'users.grant_text')}</p>
        {failure !== undefined && <Alert tone="error">{failureText(failure)}</Alert>}
      </div>
    </Dialog>
  )
}
