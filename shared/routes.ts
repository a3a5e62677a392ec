import * as v from 'valibot'
import { id, language, timeZone } from './fields.ts'
import { fileLink, presignBody, presigned, storedFile, uploadBody } from './files/file.ts'
import { homepage, homepageBody, homepagePublic } from './site/homepage.ts'
import { importBody, imported } from './responses/import.ts'
import { inquiry, inquiryBody, inquiryState } from './inquiry.ts'
import { deletionBody, exportBody, job } from './responses/jobs.ts'
import { limits } from './limits.ts'
import { paths, type RouteName } from './paths.ts'
import { authorizeQuery, callbackQuery, identityRow, providerBody, providerName, providerRow } from './accounts/providerBodies.ts'
import {
  listedResponse,
  mailCopyBody,
  response,
  responseBody,
  responseSearch,
  submitted,
  updateResponseBody,
} from './responses/response.ts'
import { reachBody } from './responses/reach.ts'
import { report } from './responses/report.ts'
import { results, resultsBody, resultsQuery } from './responses/results.ts'
import { publicSettings, settings, settingsBody } from './site/settings.ts'
import { publicSurveyRow, savedSurvey, savedSurveyBody, survey, surveyBody, surveyRow, surveyVersionRow } from './survey/survey.ts'
import {
  changedUserRow,
  changePasswordBody,
  deleteProfileBody,
  forgotPasswordBody,
  linkIdentityBody,
  profileBody,
  resetPasswordBody,
  rolesBody,
  signInBody,
  signOutBody,
  signUpBody,
  token,
  user,
  userRow,
} from './accounts/user.ts'

const nothing = v.undefined()
/** `response`: the id of a response; a caller who may read it may read its survey, active or not, and its files. */
const besideResponse = v.object({ response: v.optional(v.string()) })
const page = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(limits.cursor))),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.toNumber(), v.minValue(1))),
})
const exportOptions = v.object({
  lang: v.optional(language, 'en'),
  tz: timeZone,
  token: v.optional(v.string()),
})

const resultsOrJob = v.union([results, v.object({ id: v.string() })])

/** Each call's access, parameters and reply. Stack, local gateway, handlers and tests are derived from this table. */
export const routes = {
  getHomepagePublic: { access: 'public', reply: homepagePublic, cache: 'public' },
  getHomepage: { access: 'admin', reply: homepage },
  updateHomepage: { access: 'admin', body: homepageBody, reply: homepage, bodyBytes: limits.homepageBodyBytes },

  getSharePicture: { access: 'public', reply: v.any(), cache: 'file' },

  getPublicSettings: { access: 'public', reply: publicSettings, cache: 'public' },
  getSettings: { access: 'admin', reply: settings },
  saveSettings: { access: 'admin', body: settingsBody, reply: settings },

  uploadFile: {
    access: 'optional',
    body: uploadBody,
    multipart: true,
    reply: storedFile,
    status: 201,
    bodyBytes: limits.multipartBodyBytes,
  },
  presignFile: { access: 'optional', body: presignBody, reply: presigned, status: 201 },
  completeFile: { access: 'optional', reply: storedFile },
  getFile: { access: 'optional', query: besideResponse, reply: fileLink },

  sendInquiry: { access: 'public', body: inquiryBody, reply: v.object({ id: v.string() }), status: 201 },
  listInquiries: { access: 'admin', query: page, reply: v.array(inquiry) },
  readInquiry: { access: 'admin', reply: inquiryState },
  unreadInquiry: { access: 'admin', reply: inquiryState },
  deleteInquiry: { access: 'admin', reply: nothing, status: 204 },
  countUnreadInquiries: { access: 'admin', reply: v.object({ count: v.number() }) },

  getMe: { access: 'user', reply: user },
  issueToken: { access: 'public', body: signInBody, form: true, reply: token },
  signUp: { access: 'public', body: signUpBody, reply: token, status: 201 },
  changePassword: { access: 'user', body: changePasswordBody, reply: token },
  signOut: { access: 'user', body: signOutBody, optionalBody: true, reply: nothing, status: 204 },
  forgotPassword: { access: 'public', body: forgotPasswordBody, reply: nothing, status: 202 },
  resetPassword: { access: 'public', body: resetPasswordBody, reply: token },

  listProviderNames: { access: 'public', reply: v.array(providerName) },
  authorizeWithProvider: { access: 'public', query: authorizeQuery, reply: nothing, visited: true },
  returnFromProvider: { access: 'public', query: callbackQuery, reply: nothing, visited: true },
  listProviders: { access: 'admin', reply: v.array(providerRow) },
  saveProvider: { access: 'admin', body: providerBody, reply: providerRow },

  updateProfile: { access: 'user', body: profileBody, reply: user },
  exportProfile: { access: 'user', reply: v.any() },
  deleteProfile: { access: 'user', body: deleteProfileBody, reply: nothing, status: 204 },

  listIdentities: { access: 'user', reply: v.array(identityRow) },
  linkIdentity: { access: 'user', body: linkIdentityBody, optionalBody: true, reply: v.object({ url: v.string() }), status: 201 },
  unlinkIdentity: { access: 'user', reply: nothing, status: 204 },

  listUsers: {
    access: 'admin',
    query: v.object({ ...page.entries, q: v.optional(v.pipe(v.string(), v.maxLength(limits.name))) }),
    reply: v.array(userRow),
  },
  setUserRoles: { access: 'admin', body: rolesBody, reply: changedUserRow },
  issueResetLink: { access: 'admin', reply: v.object({ url: v.string() }), status: 201 },

  listSurveys: { access: 'admin', reply: v.array(surveyRow) },
  listPublicSurveys: { access: 'public', reply: v.array(publicSurveyRow), cache: 'public' },
  getSurveyBySlug: { access: 'optional', query: besideResponse, reply: survey, cache: 'public' },
  getSurvey: { access: 'optional', query: besideResponse, reply: survey, cache: 'public' },
  createSurvey: { access: 'admin', body: surveyBody, reply: survey, status: 201, bodyBytes: limits.surveyBodyBytes },
  updateSurvey: { access: 'admin', body: savedSurveyBody, reply: savedSurvey, bodyBytes: limits.surveyBodyBytes },
  listSurveyVersions: { access: 'admin', query: page, reply: v.array(surveyVersionRow) },
  getSurveyVersion: { access: 'admin', reply: survey },
  deleteSurvey: { access: 'admin', reply: nothing, status: 204 },

  exportResponses: { access: 'admin', ticket: true, query: exportOptions, reply: v.any() },
  issueExportTicket: { access: 'admin', reply: v.object({ token: v.string() }), status: 201 },
  startExport: { access: 'admin', body: exportBody, reply: job, status: 202 },
  getJob: { access: 'admin', reply: job },
  cancelJob: { access: 'admin', reply: nothing, status: 204 },

  getResults: { access: 'admin', query: resultsQuery, reply: resultsOrJob },
  countResults: { access: 'admin', body: resultsBody, reply: resultsOrJob },
  countReach: { access: 'public', body: reachBody, reply: nothing, status: 204, bodyBytes: limits.reachBodyBytes },
  getReport: { access: 'admin', reply: report },
  saveReport: { access: 'admin', body: report, reply: report },
  listResponses: { access: 'admin', query: v.object({ ...page.entries, ...responseSearch.entries }), reply: v.array(listedResponse) },
  importResponses: { access: 'admin', body: importBody, reply: imported, bodyBytes: limits.importBodyBytes },
  deleteResponses: { access: 'admin', body: deletionBody, reply: job, status: 202 },

  submitResponse: { access: 'optional', body: responseBody, reply: submitted, status: 201, perNetwork: true },
  updateResponse: { access: 'optional', body: updateResponseBody, reply: response, perNetwork: true },
  getResponse: { access: 'optional', reply: response },
  deleteResponse: { access: 'optional', reply: nothing, status: 204 },
  getMyResponse: { access: 'user', query: v.object({ survey_id: id }), reply: response },
  claimResponse: { access: 'user', body: v.object({ response_id: v.string() }), reply: response },
  mailCopy: { access: 'user', body: mailCopyBody, reply: v.object({ left: v.number() }) },
} as const satisfies Record<RouteName, Route>

/** `public` ignores a token, `optional` reads one if it is there, `user` and `admin` need one. */
type Access = 'public' | 'optional' | 'user' | 'admin'

export type Route = {
  access: Access
  query?: v.GenericSchema<unknown, object>
  body?: v.GenericSchema<unknown, object>
  /** No body at all is `{}`. */
  optionalBody?: true
  /** The body is `application/x-www-form-urlencoded` (JSON is taken too). */
  form?: true
  /** The body is `multipart/form-data` with a `file`. */
  multipart?: true
  reply: v.GenericSchema
  status?: 200 | 201 | 202 | 204
  /**
   * `public`: the CDN caches replies to anonymous callers for a minute. `file`: it caches one reply for all callers, as long as the reply says.
   * Otherwise no-store.
   */
  cache?: 'public' | 'file'
  /** The largest body in bytes; `limits.bodyBytes` by default. */
  bodyBytes?: number
  /** Accepts `?token=` in place of the Authorization header: the bearer token, or a one-minute ticket for this path. */
  ticket?: true
  /** Browsers go to this address: an error leads them to the login page, which shows it. Callers that do not accept HTML get JSON. */
  visited?: true
  /** Rate-limited to `limits.responsesPerSecond` per network. */
  perNetwork?: true
}

type Routes = typeof routes
type Field<N extends RouteName, F extends string> = Routes[N] extends Record<F, infer S extends v.GenericSchema> ? S : never
type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Given<K extends string, T> = [T] extends [never] ? {} : { [key in K]: T }
type Query<T> = [T] extends [never] ? {} : {} extends T ? { query?: T } : { query: T }

/** The second argument of `call(name, …)` on a page: path parameters, and `body` and `query` if the route has them. */
export type Call<N extends RouteName> = { [key in Names<(typeof paths)[N]>]: string } & Given<'body', v.InferInput<Field<N, 'body'>>> &
  Query<v.InferInput<Field<N, 'query'>>>

/** The same for a handler, parsed. */
export type Parsed<N extends RouteName> = { [key in Names<(typeof paths)[N]>]: string } & Given<'body', v.InferOutput<Field<N, 'body'>>> &
  Given<'query', v.InferOutput<Field<N, 'query'>>>

export type Reply<N extends RouteName> = v.InferOutput<Routes[N]['reply']>
export type AccessOf<N extends RouteName> = Routes[N]['access']

/** Whether the route replies with a file, which also answers HEAD and stays at the edge. */
export const isFile = (name: RouteName): boolean => (routes[name] as Route).cache === 'file'
