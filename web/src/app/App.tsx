import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { withTexts } from '../lib/language/i18n.ts'
import { Loading } from '../ui/states/Loading.tsx'
import { BrokenPage } from './BrokenPage.tsx'
import { Shell } from './Shell.tsx'

/** For `lazy`: what has come once is there at once, so that not even a moment of `Loading` stands before it. A failure is tried again. */
function kept<T>(load: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined
  return () => {
    known ??= load().then(
      (value) => (known = toldAtOnce(value)),
      (error: unknown) => {
        known = undefined
        throw error
      },
    )
    return known
  }
}

/** A promise that calls back during `then`, which `lazy` takes for an answer. */
function toldAtOnce<T>(value: T): Promise<T> {
  const promise = Promise.resolve(value)
  // oxlint-disable-next-line unicorn/no-thenable -- that is what it is for
  return Object.assign(promise, { then: (tell: (value: T) => void) => (tell(value), promise) })
}

const home = kept(withTexts('home', () => import('../features/home/HomePage.tsx')))
const surveys = kept(withTexts('surveys', () => import('../features/surveys/SurveysPage.tsx')))
const survey = kept(withTexts('survey', () => import('../features/survey/SurveyPage.tsx')))
const login = kept(withTexts('auth', () => import('../features/auth/LoginPage.tsx')))
const signup = kept(withTexts('auth', () => import('../features/auth/SignupPage.tsx')))
/** With the errors: it may have to say whom it is for. */
const adminArea = withTexts('errors', () => import('./AdminArea.tsx'))
const admin = kept(withTexts('admin', adminArea))
const HomePage = lazy(home)
const SurveysPage = lazy(surveys)
const SurveyPage = lazy(survey)
const LoginPage = lazy(login)
const SignupPage = lazy(signup)
const AccountPage = lazy(withTexts('account', () => import('../features/account/AccountPage.tsx')))
const FilePage = lazy(withTexts('file', () => import('../features/file/FilePage.tsx')))
const AdminArea = lazy(admin)
const GalleryPage = import.meta.env.DEV ? lazy(() => import('../gallery/GalleryPage.tsx')) : null

const publicPages: Record<string, () => Promise<unknown>> = { '/': home, '/surveys': surveys, '/login': login, '/signup': signup }

/**
 * Loads the public page at a path, or the admin area, before the first render: React holds back for 300 ms what comes a moment after
 * `Loading`. What cannot be had is asked for again by that render.
 */
export async function loadFirstPage(path: string): Promise<void> {
  const slugOrId = /^\/survey\/([^/]+)$/.exec(path)?.[1]
  const openSurvey = slugOrId && (() => survey().then(({ openFirst }) => openFirst(decodeURIComponent(slugOrId))))
  const load = openSurvey || (/^\/admin\b/.test(path) ? admin : publicPages[path])
  await load?.().catch(() => undefined)
}

/** Every screen by its address. */
export const App = () => (
  <BrowserRouter>
    <Shell>
      <BrokenPage>
        <Suspense fallback={<Loading />}>
          <Routes>
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
          </Routes>
        </Suspense>
      </BrokenPage>
    </Shell>
  </BrowserRouter>
)
