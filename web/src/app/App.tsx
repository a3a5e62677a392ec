import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { Loading } from '../ui/Loading.tsx'
import { BrokenPage } from './BrokenPage.tsx'
import { Shell } from './Shell.tsx'

const HomePage = lazy(() => import('../features/home/HomePage.tsx'))
const SurveysPage = lazy(() => import('../features/surveys/SurveysPage.tsx'))
const SurveyPage = lazy(() => import('../features/survey/SurveyPage.tsx'))
const LoginPage = lazy(() => import('../features/auth/LoginPage.tsx'))
const SignupPage = lazy(() => import('../features/auth/SignupPage.tsx'))
const AdminPage = lazy(() => import('../features/admin/AdminPage.tsx'))

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
            <Route path="/admin/*" element={<AdminPage />} />
            <Route path="/survey/:id" element={<SurveyPage />} />
            <Route path="/surveys" element={<SurveysPage />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
      </BrokenPage>
    </Shell>
  </BrowserRouter>
)
