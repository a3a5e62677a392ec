import { withTexts } from '../lib/language/i18n.ts'
import { loadable } from '../lib/loading/loadable.tsx'

/** The pages that the server renders ("published"), with their content in the HTML. */
export const HomePage = loadable(withTexts('home', () => import('../features/home/HomePage.tsx')))
export const SurveysPage = loadable(withTexts('surveys', () => import('../features/surveys/SurveysPage.tsx')))
export const SurveyPage = loadable(withTexts('survey', () => import('../features/survey/SurveyPage.tsx')))
export const LoginPage = loadable(withTexts('auth', () => import('../features/auth/LoginPage.tsx')))
export const SignupPage = loadable(withTexts('auth', () => import('../features/auth/SignupPage.tsx')))
export const AccountPage = loadable(withTexts(['account', 'signed_in', 'survey'], () => import('../features/account/AccountPage.tsx')))
