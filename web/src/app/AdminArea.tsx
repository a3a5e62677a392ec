import { adminPaths } from '#shared/site/adminPaths.ts'
import { lazy, Suspense, type ComponentProps } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { AdminPage } from '../features/admin/AdminPage.tsx'
import { sideMenuId } from '../features/admin/AdminShell.tsx'
import { DashboardScreen } from '../features/admin/dashboard/DashboardScreen.tsx'
import { SurveyListScreen } from '../features/admin/surveys/SurveyListScreen.tsx'
import { withTexts } from '../lib/language/i18n.ts'
import { loadable } from '../lib/loading/loadable.tsx'
import { LoadingRows } from '../ui/states/LoadingRows.tsx'
import { WorkspaceSkeleton } from '../ui/workspace/WorkspaceSkeleton.tsx'

const EditorScreen = lazy(withTexts('editor', () => import('../features/editor/EditorScreen.tsx')))
const HomepageScreen = lazy(withTexts(['homepage', 'home'], () => import('../features/homepageEditor/HomepageScreen.tsx')))
const HomePreview = lazy(() => import('../features/home/HomePreview.tsx'))
const InquiriesScreen = lazy(() => import('../features/inquiries/InquiriesScreen.tsx'))
const ProvidersScreen = lazy(() => import('../features/providers/ProvidersScreen.tsx'))
const SettingsScreen = lazy(() => import('../features/admin/settings/SettingsScreen.tsx'))
const UsersScreen = lazy(() => import('../features/users/UsersScreen.tsx'))
const ReportScreen = lazy(
  withTexts('results', async () => ({ default: (await import('../features/results/ResultsScreen.tsx')).ReportScreen })),
)
const ReadAnswer = loadable(
  withTexts('response', async () => ({ default: (await import('../features/survey/kinds/ReadAnswer.tsx')).ReadAnswer })),
)
/** Comes with what its answers are rendered by: a print cannot wait for that. */
const ResultsScreen = lazy(
  withTexts('results', async () => (await Promise.all([import('../features/results/ResultsScreen.tsx'), ReadAnswer.load()]))[0]),
)
const SurveyPreview = lazy(() => import('../features/survey/preview/SurveyPreview.tsx'))
const surveyPreview = (props: ComponentProps<typeof SurveyPreview>) => <SurveyPreview {...props} />

const renderAnswer = (props: ComponentProps<typeof ReadAnswer>) => <ReadAnswer {...props} />

/** The paths of screens that use the whole window. */
const workspaces = /^\/admin\/surveys\/[^/]+(?:\/(?:results|report))?$/

export default function AdminArea() {
  const { pathname } = useLocation()
  const workspace = pathname === adminPaths.homepage ? 'beside' : workspaces.test(pathname)
  return (
    <AdminPage workspace={workspace}>
      <Suspense fallback={workspace ? <WorkspaceSkeleton /> : <LoadingRows />}>
        <Routes>
          <Route index element={<DashboardScreen />} />
          <Route path="providers" element={<ProvidersScreen />} />
          <Route path="surveys" element={<SurveyListScreen />} />
          <Route path="surveys/:id" element={<EditorScreen preview={surveyPreview} menuId={sideMenuId} />} />
          <Route path="surveys/:id/results" element={<ResultsScreen renderAnswer={renderAnswer} menuId={sideMenuId} />} />
          <Route path="surveys/:id/report" element={<ReportScreen menuId={sideMenuId} />} />
          <Route path="homepage" element={<HomepageScreen preview={HomePreview} />} />
          <Route path="inquiries" element={<InquiriesScreen />} />
          <Route path="users" element={<UsersScreen />} />
          <Route path="settings" element={<SettingsScreen />} />
          <Route path="*" element={<Navigate to={adminPaths.dashboard} replace />} />
        </Routes>
      </Suspense>
    </AdminPage>
  )
}
