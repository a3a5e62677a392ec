import { adminPaths } from '#shared/site/adminPaths.ts'
import { lazy, Suspense, useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { AdminPage } from '../features/admin/AdminPage.tsx'
import { sideMenuId as menuId } from '../features/admin/AdminShell.tsx'
import { DashboardScreen } from '../features/admin/dashboard/DashboardScreen.tsx'
import { SurveyListScreen } from '../features/admin/surveys/SurveyListScreen.tsx'
import { withTexts } from '../lib/language/i18n.ts'
import { loadable } from '../lib/loading/loadable.tsx'
import { LoadingRows } from '../ui/states/LoadingRows.tsx'
import { WorkspaceSkeleton } from '../ui/workspace/WorkspaceSkeleton.tsx'

const HomePreview = lazy(() => import('../features/home/HomePreview.tsx'))
const SurveyPreview = lazy(() => import('../features/survey/preview/SurveyPreview.tsx'))
const ReadAnswer = loadable(
  withTexts('response', async () => ({ default: (await import('../features/survey/kinds/ReadAnswer.tsx')).ReadAnswer })),
)

/** A screen in a file of its own, by its path in the area. */
function ownFile<Props extends object>(path: string, load: () => Promise<{ default: ComponentType<Props> }>, props: Props) {
  const Screen = loadable<Props, { default: ComponentType<Props> }>(load)
  return { path, load: Screen.load, element: <Screen {...props} /> }
}

/** All but the dashboard and the list of surveys, which come with the area. */
const screens = [
  ownFile('providers', () => import('../features/providers/ProvidersScreen.tsx'), {}),
  ownFile(
    'surveys/:id',
    withTexts('editor', () => import('../features/editor/EditorScreen.tsx')),
    { preview: (props: ComponentProps<typeof SurveyPreview>) => <SurveyPreview {...props} />, menuId },
  ),
  // comes with what its answers are rendered by: a print cannot wait for that
  ownFile(
    'surveys/:id/results',
    withTexts('results', async () => (await Promise.all([import('../features/results/ResultsScreen.tsx'), ReadAnswer.load()]))[0]),
    { renderAnswer: (props: ComponentProps<typeof ReadAnswer>) => <ReadAnswer {...props} />, menuId },
  ),
  ownFile(
    'surveys/:id/report',
    withTexts('results', async () => ({ default: (await import('../features/results/ResultsScreen.tsx')).ReportScreen })),
    { menuId },
  ),
  ownFile(
    'homepage',
    withTexts(['homepage', 'home'], () => import('../features/homepageEditor/HomepageScreen.tsx')),
    { preview: HomePreview },
  ),
  ownFile('inquiries', () => import('../features/inquiries/InquiriesScreen.tsx'), {}),
  ownFile('users', () => import('../features/users/UsersScreen.tsx'), {}),
  ownFile('settings', () => import('../features/admin/settings/SettingsScreen.tsx'), {}),
]

/** The screen at an address, if it has a file of its own. */
const ownFileAt = (pathname: string) => screens.find(({ path }) => matchPath(`${adminPaths.dashboard}/${path}`, pathname))

/** The paths of screens that use the whole window. */
const workspaces = /^\/admin\/surveys\/[^/]+(?:\/(?:results|report))?$/

export default function AdminArea() {
  const { pathname } = useLocation()
  const workspace = pathname === adminPaths.homepage ? 'beside' : workspaces.test(pathname)
  const [first] = useState(() => ownFileAt(pathname))
  const [isWaiting, setWaiting] = useState(first !== undefined)
  useEffect(() => {
    const show = () => setWaiting(false) // the render tries a failed one again
    first?.load().then(show, show)
  }, [first])
  return (
    <AdminPage workspace={workspace} isWaiting={isWaiting}>
      <Suspense fallback={workspace ? <WorkspaceSkeleton /> : <LoadingRows />}>
        <Routes>
          <Route index element={<DashboardScreen />} />
          <Route path="surveys" element={<SurveyListScreen />} />
          {screens.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<Navigate to={adminPaths.dashboard} replace />} />
        </Routes>
      </Suspense>
    </AdminPage>
  )
}
