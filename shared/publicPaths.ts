/** The calls that public pages make, by name, with method and path: their scripts have no others. */
export const publicPaths = {
  getHomepagePublic: 'GET /homepage/public',
  getPublicSettings: 'GET /admin/settings/public',

  presignFile: 'POST /files/presign',
  completeFile: 'POST /files/{id}/complete',
  getFile: 'GET /files/{id}',

  sendInquiry: 'POST /inquiries',

  getMe: 'GET /auth/me',
  issueToken: 'POST /auth/token',
  signUp: 'POST /auth/signup',
  signOut: 'POST /auth/sign-out',
  forgotPassword: 'POST /auth/forgot-password',
  resetPassword: 'POST /auth/reset-password',

  listProviderNames: 'GET /auth/oauth/providers',
  authorizeWithProvider: 'GET /auth/oauth/{provider}/authorize',

  listPublicSurveys: 'GET /surveys/public',
  getSurveyBySlug: 'GET /surveys/slug/{slug}',
  getSurvey: 'GET /surveys/{id}',

  submitResponse: 'POST /responses',
  updateResponse: 'PUT /responses/id/{id}',
  getResponse: 'GET /responses/id/{id}',
  getMyResponse: 'GET /responses/mine',
  claimResponse: 'POST /responses/claim',
} as const

export type PublicRouteName = keyof typeof publicPaths
