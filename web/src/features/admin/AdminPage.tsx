import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useIsScreenHeld } from '../../lib/heldScreen.ts'
import { useUser } from '../../lib/session.ts'
import { Loading } from '../../ui/Loading.tsx'
import { AdminShell } from './AdminShell.tsx'

/**
 * The admin area around a screen. Who cannot be looked up goes to login; whether one is an admin each call says.
 * A screen that holds something unsaved stays when the session ends. `workspace`: the screen takes the whole window, or all of it beside the menu.
 */
export function AdminPage({ workspace = false, children }: { workspace?: boolean | 'beside'; children: ReactNode }) {
  const { user: current, loading } = useUser()
  const [last, setLast] = useState(current)
  const isHeld = useIsScreenHeld()
  if (current && current !== last) setLast(current)
  const user = current ?? (isHeld || loading ? last : null)
  const { pathname, search } = useLocation()
  if (loading && !user) return <Loading />
  if (!user) return <Navigate to={`/login?${new URLSearchParams({ next: pathname + search })}`} replace />
  return (
    <AdminShell user={user} workspace={workspace}>
      {children}
    </AdminShell>
  )
}
