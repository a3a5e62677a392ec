import type { RouteName } from '#shared/paths.ts'
import type { AccessOf } from '#shared/routes.ts'

type Open = { [N in RouteName as AccessOf<N> extends 'public' | 'optional' ? N : never]: AccessOf<N> }

/** The calls that work without a token. The type keeps the list equal to shared/routes.ts, whose schemas stay out of the bundle. */
const openCalls: Open = {
  getHomepagePublic: 'public',
  getPublicSettings: 'public',
  sendInquiry: 'public',
  issueToken: 'public',
  signUp: 'public',
  forgotPassword: 'public',
  listProviderNames: 'public',
  authorizeWithProvider: 'public',
  returnFromProvider: 'public',
  resetPassword: 'public',
  listPublicSurveys: 'public',
  getSurveyBySlug: 'optional',
  getSurvey: 'optional',
  uploadFile: 'optional',
  presignFile: 'optional',
  completeFile: 'optional',
  getFile: 'optional',
  submitResponse: 'optional',
  updateResponse: 'optional',
  getResponse: 'optional',
  deleteResponse: 'optional',
}

/** Whether a call needs a token (`needed`), may carry one (`optional`), or ignores it (`public`). */
export const accessOf = (name: RouteName): 'public' | 'optional' | 'needed' =>
  (openCalls as Partial<Record<RouteName, 'public' | 'optional'>>)[name] ?? 'needed'
