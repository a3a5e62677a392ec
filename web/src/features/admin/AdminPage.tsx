import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useIsScreenKept } from '../../lib/session/endedSession.ts'
import { isAdmin, useUser, signOut } from '../../lib/session/session.ts'
import { useHasWorkspaceError } from '../../lib/navigation/workspaceError.ts'
import { AdminShell, screens } from './AdminShell.tsx'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { BrandDrawing } from '../../ui/drawings/BrandDrawing.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import css from './NotAdmin.module.css'
import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import { WorkspaceSkeleton } from '../../ui/workspace/WorkspaceSkeleton.tsx'
import skeleton from './AdminSkeleton.module.css'
import adminShell from './AdminShell.module.css'

/**
 * The admin area around a screen. Signed-out visitors are redirected to the login; others who are not admins get an error instead of the screen. A
 * screen with unsaved changes stays when the session ends. `workspace`: the screen takes the whole window, or with 'beside' all but the menu.
 * `isScreenLoading`: shows the skeleton; after a Suspense fallback, React would throttle the screen by 300 ms.
 */
export function AdminPage({
  workspace,
  isScreenLoading,
  children,
}: {
  workspace: boolean | 'beside'
  isScreenLoading: boolean
  children: ReactNode
}) {
  const { user: current, loading } = useUser()
  const [last, setLast] = useState(current)
  const isScreenKept = useIsScreenKept()
  const isUnopened = useHasWorkspaceError()
  if (current && current !== last) setLast(current)
  const user = current ?? (isScreenKept || loading ? last : null)
  const { pathname, search, hash } = useLocation()
  if (loading && !user) return <AdminSkeleton workspace={workspace} />
  if (!user) return <Navigate to={`/login?${new URLSearchParams({ next: pathname + search + hash })}`} replace />
  if (!isAdmin(user) && !isScreenKept) return <NotAdmin email={user.email} />
  if (isScreenLoading) return <AdminSkeleton workspace={workspace} />
  return (
    <AdminShell user={user} workspace={!isUnopened && workspace}>
      {children}
    </AdminShell>
  )
}

/** Shown on every admin page to a user with `email` who is not an admin. After Logout, the login leads back here. */
function NotAdmin({ email }: { email: string }) {
  const t = useT()
  useTitle(t('errors.auth_forbidden'))
  return (
    <main id="main" className={css.page}>
      <BrandDrawing kind="missing" />
      <div role="alert">
        <h1>{t('errors.auth_forbidden')}</h1>
        <p className="above-3 muted">{t('admin.not_admin_text')}</p>
        {email && <p className="text-sm muted breakable">{email}</p>}
      </div>
      <p className="flex wrap to-center gap-2">
        <ButtonLink to="/">{t('common.home')}</ButtonLink>
        <Button kind="secondary" onClick={signOut}>
          {t('account_menu.logout')}
        </Button>
      </p>
    </main>
  )
}

const AdminSkeleton = ({ workspace }: { workspace: boolean | 'beside' }) => (
  <div
    className={workspace === 'beside' ? `${adminShell.shell} ${adminShell.beside}` : workspace ? adminShell.workspace : adminShell.shell}
  >
    <div className={`${adminShell.topline} ${skeleton.topline}`} aria-hidden="true">
      <span />
      <span />
    </div>
    <div className={`${adminShell.side} ${skeleton.side}`} aria-hidden="true">
      {screens.map(({ path }) => (
        <span key={path} />
      ))}
    </div>
    <main id="main" className={adminShell.screen} aria-busy="true">
      {workspace ? (
        <WorkspaceSkeleton />
      ) : (
        <>
          <span className={skeleton.heading} aria-hidden="true" />
          <LoadingRows />
        </>
      )}
    </main>
  </div>
)
