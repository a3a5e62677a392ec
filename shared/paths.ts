/** Every call of the product by name, with method and path: all that the page's bundle needs of a route. */
export const paths = {
  getHomepagePublic: 'GET /homepage/public',
  getHomepage: 'GET /homepage',
  updateHomepage: 'PUT /homepage',

  getPublicSettings: 'GET /admin/settings/public',
  getSettings: 'GET /admin/settings',
  saveSettings: 'POST /admin/settings',

  uploadFile: 'POST /files/upload',
  presignFile: 'POST /files/presign',
  completeFile: 'POST /files/{id}/complete',
  getFile: 'GET /files/{id}',

  sendInquiry: 'POST /inquiries',
  listInquiries: 'GET /inquiries',
  readInquiry: 'POST /inquiries/{id}/read',
  unreadInquiry: 'POST /inquiries/{id}/unread',
  deleteInquiry: 'DELETE /inquiries/{id}',
  countUnreadInquiries: 'GET /inquiries/unread_count',

  getMe: 'GET /auth/me',
  issueToken: 'POST /auth/token',
  signUp: 'POST /auth/signup',
  changePassword: 'POST /auth/change-password',
  signOut: 'POST /auth/sign-out',
  forgotPassword: 'POST /auth/forgot-password',
  resetPassword: 'POST /auth/reset-password',

  listProviderNames: 'GET /auth/oauth/providers',
  authorizeWithProvider: 'GET /auth/oauth/{provider}/authorize',
  returnFromProvider: 'GET /auth/oauth/{provider}/callback',
  listProviders: 'GET /admin/providers',
  saveProvider: 'POST /admin/providers',

  updateProfile: 'PUT /profile',
  exportProfile: 'GET /profile/export',
  deleteProfile: 'DELETE /profile',
  listIdentities: 'GET /profile/identities',
  linkIdentity: 'POST /profile/identities/{provider}',
  unlinkIdentity: 'DELETE /profile/identities/{provider}',

  listUsers: 'GET /users',
  setUserRoles: 'PUT /users/{id}/roles',
  issueResetLink: 'POST /users/{id}/reset-link',

  listSurveys: 'GET /surveys',
  listPublicSurveys: 'GET /surveys/public',
  getSurveyBySlug: 'GET /surveys/slug/{slug}',
  getSurvey: 'GET /surveys/{id}',
  createSurvey: 'POST /surveys',
  updateSurvey: 'PUT /surveys/{id}',
  listSurveyVersions: 'GET /surveys/{id}/versions',
  getSurveyVersion: 'GET /surveys/{id}/versions/{version}',
  deleteSurvey: 'DELETE /surveys/{id}',

  exportResponses: 'GET /analytics/export/{id}',
  issueExportTicket: 'POST /analytics/export/{id}/ticket',
  startExport: 'POST /analytics/exports',
  getJob: 'GET /analytics/exports/{job}',
  cancelJob: 'DELETE /analytics/exports/{job}',

  getResults: 'GET /surveys/{id}/results',
  listResponses: 'GET /surveys/{id}/responses',
  importResponses: 'POST /surveys/{id}/responses/import',
  deleteResponses: 'POST /surveys/{id}/responses/delete',

  submitResponse: 'POST /responses',
  updateResponse: 'PUT /responses/id/{id}',
  getResponse: 'GET /responses/id/{id}',
  deleteResponse: 'DELETE /responses/id/{id}',
  getMyResponse: 'GET /responses/mine',
  claimResponse: 'POST /responses/claim',
} as const

export type RouteName = keyof typeof paths
