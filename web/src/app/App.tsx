import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { withTexts } from '../lib/i18n.ts'
import { Loading } from '../ui/Loading.tsx'
import { BrokenPage } from './BrokenPage.tsx'
import { Shell } from './Shell.tsx'

const HomePage = lazy(withTexts('home', () => import('../features/home/HomePage.tsx')))
const SurveysPage = lazy(withTexts('surveys', () => import('../features/surveys/SurveysPage.tsx')))
const SurveyPage = lazy(withTexts('survey', () => import('../features/survey/SurveyPage.tsx')))
const LoginPage = lazy(withTexts('auth', () => import('../features/auth/LoginPage.tsx')))
const SignupPage = lazy(withTexts('auth', () => import('../features/auth/SignupPage.tsx')))
const AdminArea = lazy(withTexts('admin', () => import('./AdminArea.tsx')))
const GalleryPage = import.meta.env.DEV ? lazy(() => import('../gallery/GalleryPage.tsx')) : null

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
            <Route path="/admin/*" element={<AdminArea />} />
            <Route path="/survey/:id" element={<SurveyPage />} />
            <Route path="/surveys" element={<SurveysPage />} />
            {GalleryPage && <Route path="/ui" element={<GalleryPage />} />}
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
      </BrokenPage>
    </Shell>
  </BrowserRouter>
)
