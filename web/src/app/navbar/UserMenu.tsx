import { useLayoutEffect, useRef, useState } from 'react'
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

/** The link to the admin area, the first of the bar's buttons, where nothing moves when it appears. A phone shows its icon only. */
function AdminLink() {
  const t = useT()
  const anchor = useRef<HTMLSpanElement>(null)
  const [place] = useState(() => document.createElement('span')) // guests would load one in the bar
  useLayoutEffect(() => {
    anchor.current!.parentElement!.prepend(place)
    return () => place.remove()
  }, [place])
  return (
    <span ref={anchor}>
      {createPortal(
        <Link className={css.button} to={adminPaths.dashboard} aria-label={t('account_menu.admin')}>
          <GridIcon />
          <span className={css.full}>{t('account_menu.admin')}</span>
        </Link>,
        place,
      )}
    </span>
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
