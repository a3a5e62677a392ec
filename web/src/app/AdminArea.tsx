import { adminPaths } from '#shared/site/adminPaths.ts'
import { lazy, Suspense, useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { AdminPage } from '../features/admin/AdminPage.tsx'
import { sideMenuId as menuId } from '../features/admin/AdminShell.tsx'
import { DashboardScreen } from '../features/admin/dashboard/DashboardScreen.tsx'
import { SurveyListScreen } from '../features/admin/surveys/SurveyListScreen.tsx'
import { withTexts } from '../lib/language/i18n.ts'
import { token } from '../lib/session/session.ts'
import { loadable } from '../lib/loading/loadable.tsx'
import { LoadingRows } from '../ui/states/LoadingRows.tsx'
import { WorkspaceSkeleton } from '../ui/workspace/WorkspaceSkeleton.tsx'

const HomePreview = lazy(() => import('../features/home/HomePreview.tsx'))
const SurveyPreview = lazy(() => import('../features/survey/preview/SurveyPreview.tsx'))
const ReadAnswer = loadable(
  withTexts('response', async () => ({ default: (await import('../features/survey/kinds/ReadAnswer.tsx')).ReadAnswer })),
)

/** A screen in a file of its own, by its path in the area. `workspace`: as of AdminPage. */
function lazyScreen<Props extends object>(
  path: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Props,
  workspace: boolean | 'beside' = false,
) {
  const Screen = loadable<Props, { default: ComponentType<Props> }>(load)
  return { path, load: Screen.load, element: <Screen {...props} />, workspace }
}

/** All but the dashboard and the list of surveys, which come with the area. */
const lazyScreens = [
  lazyScreen('providers', () => import('../features/providers/ProvidersScreen.tsx'), {}),
  lazyScreen(
    'surveys/:id',
    withTexts('editor', () => import('../features/editor/EditorScreen.tsx')),
    { preview: (props: ComponentProps<typeof SurveyPreview>) => <SurveyPreview {...props} />, menuId },
    true,
  ),
  // comes with what its answers are rendered by: a print cannot wait for that
  lazyScreen(
    'surveys/:id/results',
    withTexts('results', async () => (await Promise.all([import('../features/results/ResultsScreen.tsx'), ReadAnswer.load()]))[0]),
    { renderAnswer: (props: ComponentProps<typeof ReadAnswer>) => <ReadAnswer {...props} />, menuId },
    true,
  ),
  lazyScreen(
    'surveys/:id/report',
    withTexts('results', async () => ({ default: (await import('../features/results/ResultsScreen.tsx')).ReportScreen })),
    { menuId },
    true,
  ),
  lazyScreen(
    'homepage',
    withTexts(['homepage', 'home'], () => import('../features/homepageEditor/HomepageScreen.tsx')),
    { preview: HomePreview },
    'beside',
  ),
  lazyScreen('inquiries', () => import('../features/inquiries/InquiriesScreen.tsx'), {}),
  lazyScreen('users', () => import('../features/users/UsersScreen.tsx'), {}),
  lazyScreen('settings', () => import('../features/admin/settings/SettingsScreen.tsx'), {}),
]

/** The screen at an address, if it has a file of its own. */
const lazyScreenAt = (pathname: string) => lazyScreens.find(({ path }) => matchPath(`${adminPaths.dashboard}/${path}`, pathname))

export default function AdminArea() {
  const { pathname } = useLocation()
  const screen = lazyScreenAt(pathname)
  const [first] = useState(screen)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const show = () => setLoaded(true) // of a failure too: the render tries again
    if (token()) first?.load().then(show, show)
  }, [first])
  const workspace = screen?.workspace ?? false
  return (
    <AdminPage workspace={workspace} isScreenLoading={screen !== undefined && screen === first && !isLoaded}>
      <Suspense fallback={workspace ? <WorkspaceSkeleton /> : <LoadingRows />}>
        <Routes>
          <Route index element={<DashboardScreen />} />
          <Route path="surveys" element={<SurveyListScreen />} />
          {lazyScreens.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<Navigate to={adminPaths.dashboard} replace />} />
        </Routes>
      </Suspense>
    </AdminPage>
  )
}
