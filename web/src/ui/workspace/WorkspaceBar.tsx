import type { ReactNode } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { Link } from '../Link.tsx'
import { Menu } from '../overlays/Menu.tsx'
import { WorkIcon } from '../WorkIcon.tsx'
import css from './WorkspaceBar.module.css'

type Props = {
  /** The id of the admin area's side menu, a popover. */
  menuId: string
  /** The survey's title: the page's heading. */
  title: ReactNode
  /** The ways to look at the survey, side by side: links or labels in an element of the class `viewsLook`. */
  views: ReactNode
  /** What can be done here, at the end of the bar. */
  children: ReactNode
}

/** The bar that stays above one survey, whichever way one looks at it. */
export function WorkspaceBar({ menuId, title, views, children }: Props) {
  const t = useT()
  return (
    <header className={css.bar}>
      <IconButton popoverTarget={menuId} label={t('nav.menu')}>
        <Icon name="menu" />
      </IconButton>
      <div className={css.crumb}>
        <Link to="/admin/surveys">{t('nav.surveys')}</Link>
        <span aria-hidden="true">/</span>
        {title}
      </div>
      {views}
      <div className={css.tools}>{children}</div>
    </header>
  )
}

/** What of the tools a wide bar alone has room for; a narrow one has it in `MoreMenu`. */
export const wideTools = css.wide
export const narrowTools = css.narrow
export const stepTools = css.steps
export const mainTool = css.main
/** The look of the views: labels with radio buttons, or links. */
export const viewsLook = css.views

/** Three dots that open the rest of what can be done. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <Menu button={<WorkIcon name="dots" />} label={t('admin.more')} className={css.more}>
      {children}
    </Menu>
  )
}
