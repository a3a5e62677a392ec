import { loadable } from '../lib/loading/loadable.tsx'

/** The pages that are published: their HTML comes with their content. */
export const HomePage = loadable(() => import('../features/home/HomePage.tsx'))
export const SurveysPage = loadable(() => import('../features/surveys/SurveysPage.tsx'))
export const SurveyPage = loadable(() => import('../features/survey/SurveyPage.tsx'))
