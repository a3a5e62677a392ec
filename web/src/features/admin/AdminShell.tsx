import { adminPaths } from '#shared/site/adminPaths.ts'
import { useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '#shared/accounts/user.ts'
import { useT, type TextKey } from '../../lib/language/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { GridIcon, HomeIcon, KeyIcon, ListIcon, MailIcon, SlidersIcon, UsersIcon } from '../../ui/icons/menuIcons.ts'
import { CloseIcon, DownIcon } from '../../ui/icons/siteIcons.ts'
import { Avatar } from '../../ui/images/Avatar.tsx'
import { Link } from '../../ui/Link.tsx'
import { UnreadBadge } from '../../ui/UnreadBadge.tsx'
import css from './AdminShell.module.css'

/** The id of the side menu, a popover that a workspace opens from its own bar. */
export const sideMenuId = 'admin-menu'

/** The side menu, on a narrow window a popover, and the screen. `workspace`: the screen takes the window, and the menu may stay `beside`. */
export function AdminShell({ user, workspace = false, children }: { user: User; workspace?: boolean | 'beside'; children: ReactNode }) {
  const t = useT()
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isHere = (path: string) => pathname === path || (path !== adminPaths.dashboard && pathname.startsWith(`${path}/`))
  return (
    <div className={workspace === 'beside' ? `${css.shell} ${css.beside}` : workspace ? css.workspace : css.shell}>
      <section className={css.topline} aria-label={t('admin.menu')}>
        <Button kind="plain" className={css.opener} popoverTarget={sideMenuId}>
          {t('admin.menu')} <DownIcon />
        </Button>
        <Email address={user.email} />
      </section>
      <nav id={sideMenuId} ref={menu} popover="auto" className={css.side} aria-label={t('admin.menu')}>
        <Button kind="plain" className={css.closer} popoverTarget={sideMenuId} popoverTargetAction="hide">
          <CloseIcon /> {t('nav.close_menu')}
        </Button>
        <ul>
          {screens.map(({ path, label, icon, counts }) => (
            <li key={path}>
              <Link to={path} aria-current={isHere(path) ? 'page' : undefined} onClick={() => menu.current?.hidePopover?.()}>
                {icon} {t(label)} {counts && <UnreadBadge />}
              </Link>
            </li>
          ))}
        </ul>
        <p className={css.me}>
          <Avatar person={user} />
          <span className="shrinks">
            {user.full_name && <strong className="block weight-strong">{user.full_name}</strong>}
            <Email address={user.email} />
          </span>
        </p>
      </nav>
      <main id="main" className={css.screen}>
        {children}
      </main>
    </div>
  )
}

/** An e-mail address that may break before the @. */
function Email({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <span className="block shrinks text-xs muted breakable">
      {name}
      {host !== undefined && (
        <>
          <wbr />@{host}
        </>
      )}
    </span>
  )
}

/** The side menu's entries in order. `counts`: shows the number of unread inquiries. */
export const screens: { path: string; label: TextKey; icon: ReactNode; counts?: true }[] = [
  { path: adminPaths.dashboard, label: 'account_menu.dashboard', icon: <GridIcon /> },
  { path: adminPaths.providers, label: 'account_menu.oauth_providers', icon: <KeyIcon /> },
  { path: adminPaths.surveys, label: 'nav.surveys', icon: <ListIcon /> },
  { path: adminPaths.homepage, label: 'admin.homepage', icon: <HomeIcon /> },
  { path: adminPaths.settings, label: 'account_menu.site_settings', icon: <SlidersIcon /> },
  { path: adminPaths.inquiries, label: 'account_menu.inquiries', icon: <MailIcon />, counts: true },
  { path: adminPaths.users, label: 'account_menu.users', icon: <UsersIcon /> },
]
