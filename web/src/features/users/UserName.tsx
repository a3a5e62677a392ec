import type { UserRow } from '#shared/accounts/user.ts'
import { useT } from '../../lib/language/i18n.ts'

/** Whom a dialog is about. */
export function UserName({ user }: { user: UserRow }) {
  const t = useT()
  return (
    <p className="muted breakable">
      <strong className="ink" dir="auto">
        {user.full_name || user.email || t('users.nameless')}
      </strong>{' '}
      {user.full_name && user.email}
    </p>
  )
}
