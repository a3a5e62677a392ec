import { sitePaths } from '#shared/site/sitePaths.ts'
import { withTexts } from '../lib/language/i18n.ts'
import { loadable } from '../lib/loading/loadable.tsx'

const HomePage = loadable(withTexts('home', () => import('../features/home/HomePage.tsx')))
const SurveysPage = loadable(withTexts('surveys', () => import('../features/surveys/SurveysPage.tsx')))
export const SurveyPage = loadable(withTexts('survey', () => import('../features/survey/SurveyPage.tsx')))
const LoginPage = loadable(withTexts('auth', () => import('../features/auth/LoginPage.tsx')))
const SignupPage = loadable(withTexts('auth', () => import('../features/auth/SignupPage.tsx')))
const AccountPage = loadable(withTexts(['account', 'signed_in', 'survey'], () => import('../features/account/AccountPage.tsx')))

/** The pages that the server renders ("published"), with their content in the HTML, by their paths. */
export const publishedPages = [
  [sitePaths.home, HomePage],
  [sitePaths.surveys, SurveysPage],
  [sitePaths.survey, SurveyPage],
  [sitePaths.login, LoginPage],
  [sitePaths.signup, SignupPage],
  [sitePaths.account, AccountPage],
] as const
