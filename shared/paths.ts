import { publicPaths } from './publicPaths.ts'

/** Every call of the product by name, with method and path. */
export const paths = {
  ...publicPaths,

  getHomepage: 'GET /homepage',
  updateHomepage: 'PUT /homepage',

  getSharePicture: 'GET /share/{page}/{language}/{picture}',

  getSettings: 'GET /admin/settings',
  saveSettings: 'POST /admin/settings',

  uploadFile: 'POST /files/upload',

  listInquiries: 'GET /inquiries',
  readInquiry: 'POST /inquiries/{id}/read',
  unreadInquiry: 'POST /inquiries/{id}/unread',
  deleteInquiry: 'DELETE /inquiries/{id}',
  countUnreadInquiries: 'GET /inquiries/unread_count',

  changePassword: 'POST /auth/change-password',

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
  countResults: 'POST /surveys/{id}/results',
  countReach: 'POST /surveys/{id}/reach', // a public page's beacon, which needs no client
  mailCopy: 'POST /responses/id/{id}/copy', // of a public page too, which calls it late
  getReport: 'GET /surveys/{id}/report',
  saveReport: 'PUT /surveys/{id}/report',
  listResponses: 'GET /surveys/{id}/responses',
  deleteResponse: 'DELETE /responses/id/{id}',
  importResponses: 'POST /surveys/{id}/responses/import',
  deleteResponses: 'POST /surveys/{id}/responses/delete',
} as const

export type RouteName = keyof typeof paths

type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}` ? `${Before}${string}${Filled<After>}` : Path

/** The address of a call, where it is written out: by code that takes no list of calls. */
export type AddressOf<N extends RouteName> = (typeof paths)[N] extends `${string} ${infer Path}` ? `/api${Filled<Path>}` : never
