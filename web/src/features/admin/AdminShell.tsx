import { useId, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '#shared/user.ts'
import { useT } from '../../lib/i18n.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './AdminShell.module.css'
import { screens } from './screens.ts'

/** Side menu with the user's e-mail, and the screen. On a narrow window the menu is a popover, and the e-mail stands above the screen. */
export function AdminShell({ user, children }: { user: User; children: ReactNode }) {
  const t = useT()
  const id = useId()
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isHere = (path: string) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`))
  return (
    <div className={css.shell}>
      <div className={css.topline}>
        <button type="button" className={css.opener} popoverTarget={id}>
          {t('admin.menu')} <Icon name="down" />
        </button>
        <Email address={user.email} />
      </div>
      <nav id={id} ref={menu} popover="auto" className={css.side} aria-label={t('admin.menu')}>
        <button type="button" className={css.closer} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" /> {t('nav.close_menu')}
        </button>
        <ul>
          {screens.map(({ path, label, icon }) => (
            <li key={path}>
              <Link to={path} aria-current={isHere(path) ? 'page' : undefined} onClick={() => menu.current?.hidePopover?.()}>
                <Icon name={icon} /> {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        <p className={css.me}>
          <Avatar person={user} />
          <span>
            {user.full_name && <strong>{user.full_name}</strong>}
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

/** Breaks before the @ where the line is too short. */
function Email({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <span className={css.email}>
      {name}
      {host !== undefined && (
        <>
          <wbr />@{host}
        </>
      )}
    </span>
  )
}
