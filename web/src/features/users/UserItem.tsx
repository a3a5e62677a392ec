import type { UserRow } from '#shared/accounts/user.ts'
import { siteDate } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/i18n.ts'
import { isAdmin, useUser } from '../../lib/session/session.ts'
import { Avatar } from '../../ui/images/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { KeyIcon } from '../../ui/icons/menuIcons.ts'
import css from './Users.module.css'

type Props = { user: UserRow; onRole: () => void; onLink: () => void }

export function UserItem({ user, onRole, onLink }: Props) {
  const t = useT()
  const { user: me } = useUser()
  const admin = isAdmin(user)
  const name = user.full_name || user.email || t('users.nameless')
  return (
    <li className={css.user}>
      <Avatar person={user} />
      <div className={css.who}>
        <p>
          <strong className="weight-title breakable" dir="auto">
            {name}
          </strong>{' '}
          {admin && <Badge tone="accent">{t('users.admin')}</Badge>} {user.id === me?.id && <Badge>{t('users.you')}</Badge>}
        </p>
        {user.full_name && <p className="muted breakable">{user.email || t('users.no_email')}</p>}
        {user.email && !user.email_verified && <p className="muted breakable">{t('users.not_verified')}</p>}
      </div>
      <dl className={css.dates}>
        <div>
          <dt className="muted">{t('users.created')}</dt>
          <dd className="tabular unbroken">{siteDate(user.created_at)}</dd>
        </div>
        <div>
          <dt className="muted">{t('users.last_seen')}</dt>
          <dd className="tabular unbroken">{user.last_seen_at ? siteDate(user.last_seen_at) : t('users.never')}</dd>
        </div>
      </dl>
      <div className={css.ways}>
        <Button
          kind="quiet"
          className={admin ? css.revoke : ''}
          aria-label={t(admin ? 'users.revoke_of' : 'users.grant_of', { name })}
          onClick={onRole}
        >
          {t(admin ? 'users.revoke' : 'users.grant')}
        </Button>
        <Button kind="quiet" className={css.link} aria-label={t('users.link_of', { name })} onClick={onLink}>
          <KeyIcon /> {t('users.link')}
        </Button>
      </div>
    </li>
  )
}
