import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useUser } from '../../lib/session.ts'
import { Loading } from '../../ui/Loading.tsx'
import { AdminShell } from './AdminShell.tsx'
import { DashboardScreen } from './DashboardScreen.tsx'
import { SettingsScreen } from './settings/SettingsScreen.tsx'
import { SurveyListScreen } from './SurveyListScreen.tsx'

/** The admin area and its screens. Who cannot be looked up goes to login; whether one is an admin each call says. */
export default function AdminPage() {
  const { user, loading } = useUser()
  const { pathname, search } = useLocation()
  if (loading) return <Loading />
  if (!user) return <Navigate to={`/login?${new URLSearchParams({ next: pathname + search })}`} replace />
  return (
    <AdminShell user={user}>
      <Routes>
        <Route index element={<DashboardScreen />} />
        <Route path="surveys" element={<SurveyListScreen />} />
        <Route path="settings" element={<SettingsScreen />} />
        <Route path="*" element={<Navigate to="/admin" replace />} />
      </Routes>
    </AdminShell>
  )
}
