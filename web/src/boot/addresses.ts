import { address } from '../lib/api/address.ts'

// Computed when the site is built (web/build/inlineBoot.ts), so that the HTML has no list of all calls.
export const homepage = address('getHomepagePublic', {})
export const surveys = address('listPublicSurveys', {})
/** Of a survey, without its slug. */
export const survey = address('getSurveyBySlug', { slug: '' })
export const settings = address('getPublicSettings', {})
export const me = address('getMe', {})
