import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { adminPaths } from '#shared/site/adminPaths.ts'
import type { User } from '#shared/accounts/user.ts'
import { useT } from '../../lib/language/i18n.ts'
import { isAdmin, signOut } from '../../lib/session/session.ts'
import { Avatar } from '../../ui/images/Avatar.tsx'
import { Link } from '../../ui/Link.tsx'
import { UnreadBadge } from '../../ui/UnreadBadge.tsx'
import { GridIcon, KeyIcon, ListIcon, MailIcon, OutIcon, SlidersIcon, UserIcon } from '../../ui/icons/menuIcons.ts'
import { Menu, MenuButton, menuItem, menuRule } from '../../ui/overlays/Menu.tsx'
import css from './Navbar.module.css'

const adminEntries = [
  [adminPaths.inquiries, 'account_menu.inquiries', MailIcon],
  [adminPaths.dashboard, 'account_menu.dashboard', GridIcon],
  [adminPaths.providers, 'account_menu.oauth_providers', KeyIcon],
  [adminPaths.surveys, 'nav.surveys', ListIcon],
  [adminPaths.settings, 'account_menu.site_settings', SlidersIcon],
] as const

export default function UserMenu({ user }: { user: User }) {
  return (
    <>
      {isAdmin(user) && <AdminLink />}
      <AccountMenu user={user} />
    </>
  )
}

/** The link to the admin area, in free room before the bar's buttons, so that nothing moves when it appears. A phone shows an icon. */
function AdminLink() {
  const t = useT()
  const [place] = useState(() => Object.assign(document.createElement('span'), { className: 'row grows to-end' })) // not in the HTML of guests
  useLayoutEffect(() => {
    document.getElementsByClassName(css.end!)[0]!.before(place)
    place.dispatchEvent(new Event('load')) // Navbar measures what fits whenever something in it loads
    return () => place.remove()
  }, [place])
  return createPortal(
    <Link className={css.button} to={adminPaths.dashboard} aria-label={t('account_menu.admin')}>
      <GridIcon className={css.short} />
      <span className={css.full}>{t('account_menu.admin')}</span>
    </Link>,
    place,
  )
}

function AccountMenu({ user }: { user: User }) {
  const t = useT()
  return (
    <Menu
      className={css.avatar}
      button={
        <>
          <Avatar person={user} />
          <span className="unseen">{t('account_menu.label', { name: user.full_name || user.email })}</span>
          {isAdmin(user) && <UnreadBadge />}
        </>
      }
    >
      <p className={css.person}>
        <strong className="weight-title">{user.full_name || user.email}</strong>
        {user.full_name && <span className="text-xs muted">{user.email}</span>}
      </p>
      <Link className={menuItem} to="/account">
        <UserIcon />
        {t('account_menu.my_account')}
      </Link>
      <hr className={menuRule} />
      {isAdmin(user) && (
        <>
          {adminEntries.map(([path, label, Icon]) => (
            <Link key={path} className={menuItem} to={path}>
              <Icon />
              {t(label)} {path === adminPaths.inquiries && <UnreadBadge />}
            </Link>
          ))}
          <hr className={menuRule} />
        </>
      )}
      <MenuButton onClick={signOut}>
        <OutIcon />
        {t('account_menu.logout')}
      </MenuButton>
    </Menu>
  )
}
