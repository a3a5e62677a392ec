import { AdminPage } from '../features/admin/AdminPage.tsx'
import { DashboardScreen } from '../features/admin/DashboardScreen.tsx'
import { SettingsScreen } from '../features/admin/settings/SettingsScreen.tsx'
import { SurveyListScreen } from '../features/admin/SurveyListScreen.tsx'
import { Navigate, Route, Routes } from 'react-router-dom'

/** The screens of the admin area by their addresses. What only one of them needs comes with that one. */
export default function AdminArea() {
  return (
    <AdminPage>
      <Routes>
        <Route index element={<DashboardScreen />} />
        <Route path="surveys" element={<SurveyListScreen />} />
        <Route path="settings" element={<SettingsScreen />} />
        <Route path="*" element={<Navigate to="/admin" replace />} />
      </Routes>
    </AdminPage>
  )
}
