import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useIsScreenKept } from '../../lib/session/endedSession.ts'
import { isAdmin, useUser } from '../../lib/session/session.ts'
import { useHasWorkspaceError } from '../../lib/navigation/workspaceError.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { AdminShell } from './AdminShell.tsx'
import { NotAdmin } from './NotAdmin.tsx'

/**
 * The admin area around a screen. Signed-out visitors are redirected to the login; others who are not admins get an error instead of the screen. A
 * screen with unsaved changes stays when the session ends. `workspace`: the screen takes the whole window, or with 'beside' all but the menu.
 */
export function AdminPage({ workspace = false, children }: { workspace?: boolean | 'beside'; children: ReactNode }) {
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
  return (
    <AdminShell user={user} workspace={!isUnopened && workspace}>
      {children}
    </AdminShell>
  )
}
