import type { RouteName } from '#shared/paths.ts'
import type { PublicRouteName } from '#shared/publicPaths.ts'
import type { AccessOf } from '#shared/routes.ts'

type Open = { [N in PublicRouteName as AccessOf<N> extends 'public' | 'optional' ? N : never]: AccessOf<N> }

/** The calls of public pages that work without a token. The type keeps the list equal to shared/routes.ts, whose schemas stay out of the bundle. */
const openCalls: Open = {
  getHomepagePublic: 'public',
  getPublicSettings: 'public',
  sendInquiry: 'public',
  issueToken: 'public',
  signUp: 'public',
  forgotPassword: 'public',
  listProviderNames: 'public',
  authorizeWithProvider: 'public',
  resetPassword: 'public',
  listPublicSurveys: 'public',
  getSurveyBySlug: 'optional',
  getSurvey: 'optional',
  presignFile: 'optional',
  completeFile: 'optional',
  getFile: 'optional',
  submitResponse: 'optional',
  updateResponse: 'optional',
  getResponse: 'optional',
}

/** Whether a call needs a token (`needed`), may carry one (`optional`), or ignores it (`public`). */
export const accessOf = (name: RouteName): 'public' | 'optional' | 'needed' =>
  (openCalls as Partial<Record<RouteName, 'public' | 'optional'>>)[name] ?? 'needed'
