import { useT } from '../../lib/language/i18n.ts'
import { EmptyState } from './EmptyState.tsx'
import css from './States.module.css'

/** A screen of the admin area for visitors who are not admins. */
export function AdminsOnly({ title }: { title: string }) {
  return (
    <>
      <h1 className={css.title}>{title}</h1>
      <NotAdminMessage />
    </>
  )
}

/** The same below a heading of the screen's own. */
export function NotAdminMessage() {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState drawing="missing" title={t('errors.auth_forbidden')}>
        {t('admin.not_admin_text')}
      </EmptyState>
    </div>
  )
}
