import { lazy } from 'react'
import { BrowserRouter, Navigate, Route } from 'react-router-dom'
import { withTexts } from '../lib/language/i18n.ts'
import { loadable } from '../lib/loading/loadable.tsx'
import { published } from '../lib/hydration/published.ts'
import { Frame } from './Frame.tsx'
import { AccountPage, HomePage, LoginPage, SignupPage, SurveyPage, SurveysPage } from './publishedPages.ts'

const FilePage = lazy(withTexts('file', () => import('../features/file/FilePage.tsx')))
const adminArea = withTexts('errors', () => import('./AdminArea.tsx'))
const AdminArea = loadable(withTexts('admin', adminArea))
const GalleryPage = import.meta.env.DEV ? lazy(withTexts('admin', () => import('../gallery/GalleryPage.tsx'))) : null

const preloadedPages: Record<string, { load: () => Promise<unknown> }> = {
  '/': HomePage,
  '/surveys': SurveysPage,
  '/login': LoginPage,
  '/signup': SignupPage,
  '/account': AccountPage,
}

/**
 * Loads the chunk of the public page at a path, or of the admin area, before the first render: once React has shown `Loading`, it holds back the
 * page for 300 ms. Rejects if it cannot be loaded.
 */
export async function loadFirstPage(path: string): Promise<void> {
  const slugOrId = /^\/survey\/([^/]+)$/.exec(path)?.[1]
  const page = /^\/admin\b/.test(path) ? AdminArea : preloadedPages[path]
  await (slugOrId ? loadFirstSurvey(slugOrId) : page?.load())
}

async function loadFirstSurvey(slugOrId: string): Promise<void> {
  const { prefetch } = await SurveyPage.load()
  if (!published()) await prefetch(decodeURIComponent(slugOrId)).catch(() => undefined) // the page asks again, and says what is wrong
}

/** The routes of the site. */
export const App = () => (
  <BrowserRouter>
    <Frame>
      <Route path="/" element={<HomePage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/signup" element={<SignupPage />} />
      <Route path="/account" element={<AccountPage />} />
      <Route path="/admin/*" element={<AdminArea />} />
      <Route path="/survey/:id" element={<SurveyPage />} />
      <Route path="/surveys" element={<SurveysPage />} />
      <Route path="/files/:id" element={<FilePage />} />
      {GalleryPage && <Route path="/ui" element={<GalleryPage />} />}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Frame>
  </BrowserRouter>
)
