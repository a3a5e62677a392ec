import { adminPaths } from '#shared/site/adminPaths.ts'
import type { ReactNode } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { MenuIcon } from '../icons/siteIcons.ts'
import { DotsIcon } from '../icons/workIcons.ts'
import { IconButton } from '../IconButton.tsx'
import { Link } from '../Link.tsx'
import { Menu } from '../overlays/Menu.tsx'
import css from './WorkspaceBar.module.css'

type Props = {
  /** The id of the admin area's side menu, a popover. */
  menuId: string
  title: ReactNode
  /** `SurveyViews`. */
  views: ReactNode
  children: ReactNode
}

export function WorkspaceBar({ menuId, title, views, children }: Props) {
  const t = useT()
  return (
    <header className={css.bar}>
      <IconButton popoverTarget={menuId} label={t('nav.menu')}>
        <MenuIcon />
      </IconButton>
      <div className={css.crumb}>
        <Link to={adminPaths.surveys}>{t('nav.surveys')}</Link>
        <span aria-hidden="true">/</span>
        {title}
      </div>
      {views}
      <div className={css.tools}>{children}</div>
    </header>
  )
}

/** The class of tools that show in a wide bar alone; a narrow one has them in `MoreMenu`. */
export const wideTools = css.wide
export const narrowTools = css.narrow
export const stepTools = css.steps
export const mainTool = css.main

/** A button with three dots that opens a menu of further tools. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <Menu button={<DotsIcon />} label={t('admin.more')} className={css.more}>
      {children}
    </Menu>
  )
}
