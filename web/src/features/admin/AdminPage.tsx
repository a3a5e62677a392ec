import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useUser } from '../../lib/session.ts'
import { Loading } from '../../ui/Loading.tsx'
import { AdminShell } from './AdminShell.tsx'

/** The admin area around a screen. Who cannot be looked up goes to login; whether one is an admin each call says. */
export function AdminPage({ children }: { children: ReactNode }) {
  const { user, loading } = useUser()
  const { pathname, search } = useLocation()
  if (loading) return <Loading />
  if (!user) return <Navigate to={`/login?${new URLSearchParams({ next: pathname + search })}`} replace />
  return <AdminShell user={user}>{children}</AdminShell>
}
