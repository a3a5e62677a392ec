import { backgroundFunctions, type BackgroundName } from '#shared/infrastructure.ts'
import { paths, type RouteName } from '#shared/paths.ts'
import type { pageFunction } from '#shared/site/pageContract.ts'

export type Grant = {
  /** On the table's items. */
  table?: ('GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem')[]
  /** Queries the list index. */
  index?: true
  /** Queries the index of responses by time. */
  byTime?: true
  stream?: true
  /** Lambda reads the table's stream for it, and sends undelivered changes to the queue. */
  queue?: true
  /** Reads public items: home page, settings and surveys; `listed`: the list of active ones too. No responses, no people. */
  publicItems?: 'named' | 'listed'
  /** On `exports/` of the private bucket. */
  exports?: ('GetObject' | 'PutObject' | 'DeleteObject' | 'AbortMultipartUpload')[]
  /** On `pending/` of the private bucket: uploads that are not checked yet. */
  pending?: ('GetObject' | 'PutObject' | 'DeleteObject')[]
  /** On `answers/` of the private bucket: files of answers. */
  answers?: ('GetObject' | 'PutObject' | 'PutObjectTagging' | 'DeleteObject' | 'DeleteObjectTagging')[]
  /** On `media/` of the media bucket: public files. */
  media?: ('PutObject' | 'PutObjectTagging' | 'DeleteObject' | 'DeleteObjectTagging')[]
  tokenSecret?: true
  sealingSecret?: true
  referenceSecret?: true
  jobs?: true
  /** Sends mail, where `mailFrom` is set. */
  mail?: true
  /** Memory in MiB, which also decides the share of a CPU; 512 by default. */
  memory?: number
  /** Timeout in seconds; 10 by default. API Gateway waits 30. */
  seconds?: number
  /** Keeps the instances of its own that the setting `reserve` asks for. */
  reserved?: true
}

/** Saving a response attaches and detaches its files in the same transaction. */
const savingAnswers = {
  table: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  answers: ['DeleteObject', 'DeleteObjectTagging'],
} satisfies Grant

/** Counting within a request, or in a job that it starts. */
const countingResults = {
  table: ['Query', 'BatchGetItem', 'PutItem'],
  byTime: true,
  jobs: true,
  memory: 2048,
  seconds: 29,
} satisfies Grant

export const backgroundGrants = {
  runJob: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    byTime: true,
    exports: ['GetObject', 'PutObject', 'AbortMultipartUpload', 'DeleteObject'],
    answers: ['DeleteObject'],
    jobs: true,
    memory: 2048,
    seconds: 15 * 60,
  },
  // a recount of a million responses takes some minutes
  countResponses: {
    table: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    byTime: true,
    stream: true,
    queue: true,
    memory: 1024,
    seconds: 5 * 60,
  },
  recountChanged: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    stream: true,
    memory: 1024,
    seconds: 15 * 60,
  },
  sendDigest: { table: ['GetItem', 'UpdateItem', 'DeleteItem'], mail: true, memory: 512, seconds: 30 },
  checkSite: { memory: 256, seconds: 30 },
  deleteUnnamedMedia: { table: ['GetItem', 'DeleteItem'], index: true, media: ['DeleteObject'], memory: 512, seconds: 5 * 60 },
} satisfies Record<BackgroundName, Grant>

/**
 * Rights, memory and timeout of each route's function; a route without an entry does not compile. infra/statements.ts adds GetItem on the table for
 * routes that are not public.
 */
export const grants = {
  getHomepagePublic: { table: ['GetItem'] },
  getHomepage: {},
  updateHomepage: { table: ['PutItem', 'UpdateItem'], memory: 1024 },

  getSharePicture: { publicItems: 'named', memory: 1769 },

  getPublicSettings: { table: ['GetItem'] },
  getSettings: {},
  saveSettings: { table: ['UpdateItem'] },

  uploadFile: {
    table: ['Query', 'PutItem', 'UpdateItem'],
    answers: ['PutObject', 'PutObjectTagging'],
    media: ['PutObject', 'PutObjectTagging'],
    memory: 1024,
    seconds: 20,
  },
  presignFile: { table: ['Query', 'PutItem', 'UpdateItem'], pending: ['PutObject'] },
  completeFile: {
    table: ['UpdateItem'],
    pending: ['GetObject', 'DeleteObject'],
    answers: ['PutObject', 'PutObjectTagging', 'DeleteObjectTagging'],
    media: ['PutObject', 'PutObjectTagging', 'DeleteObjectTagging'],
    memory: 2048,
    seconds: 29,
  },
  getFile: { answers: ['GetObject'] },

  sendInquiry: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], mail: true },
  listInquiries: { index: true },
  readInquiry: { table: ['UpdateItem'] },
  unreadInquiry: { table: ['UpdateItem'] },
  deleteInquiry: { table: ['DeleteItem'] },
  countUnreadInquiries: { index: true },

  getMe: {},
  issueToken: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], tokenSecret: true, memory: 1024, reserved: true },
  signUp: { table: ['PutItem', 'UpdateItem'], tokenSecret: true, memory: 1024 },
  changePassword: { table: ['PutItem', 'UpdateItem', 'DeleteItem'], tokenSecret: true, memory: 1024 },
  signOut: { table: ['UpdateItem'] },
  forgotPassword: { table: ['GetItem', 'PutItem', 'UpdateItem'], mail: true },
  resetPassword: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    tokenSecret: true,
    memory: 1024,
  },

  listProviderNames: { table: ['Query'] },
  authorizeWithProvider: { table: ['GetItem', 'PutItem'] },
  returnFromProvider: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    tokenSecret: true,
    sealingSecret: true,
    seconds: 20,
  },
  listProviders: { table: ['Query'] },
  saveProvider: { table: ['UpdateItem'], sealingSecret: true },

  updateProfile: { table: ['UpdateItem', 'DeleteItem', 'ConditionCheckItem'], media: ['DeleteObject', 'DeleteObjectTagging'] },
  exportProfile: { table: ['Query'] },
  deleteProfile: { table: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'], media: ['DeleteObject'], memory: 1024, seconds: 20 },

  listIdentities: { table: ['Query'] },
  linkIdentity: { table: ['PutItem', 'UpdateItem', 'DeleteItem'], memory: 1024 },
  unlinkIdentity: { table: ['Query', 'UpdateItem', 'DeleteItem'] },

  listUsers: { index: true },
  setUserRoles: { table: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'] },
  issueResetLink: { table: ['PutItem'] },

  listSurveys: { table: ['BatchGetItem'], index: true },
  listPublicSurveys: { table: ['Query', 'BatchGetItem'], index: true },
  getSurveyBySlug: { table: ['Query'] },
  getSurvey: { table: ['Query'] },
  createSurvey: { table: ['Query', 'PutItem', 'UpdateItem'], memory: 1024 },
  updateSurvey: { table: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'], jobs: true, memory: 1024, seconds: 20 },
  listSurveyVersions: { table: ['Query', 'BatchGetItem'] },
  getSurveyVersion: { table: ['Query'] },
  deleteSurvey: { table: ['UpdateItem', 'DeleteItem'] },

  exportResponses: { table: ['Query'], exports: ['GetObject', 'PutObject', 'AbortMultipartUpload'], memory: 2048, seconds: 29 },
  issueExportTicket: { table: ['PutItem'] },
  startExport: { table: ['Query', 'BatchGetItem', 'PutItem'], byTime: true, jobs: true },
  getJob: { table: ['UpdateItem'], exports: ['GetObject', 'DeleteObject', 'AbortMultipartUpload'], jobs: true },
  cancelJob: { table: ['UpdateItem'], exports: ['DeleteObject', 'AbortMultipartUpload'] },

  getResults: countingResults,
  countResults: countingResults,
  countReach: { table: ['GetItem', 'Query', 'UpdateItem'] },
  getReport: { table: ['BatchGetItem'], referenceSecret: true },
  saveReport: { table: ['BatchGetItem', 'UpdateItem', 'DeleteItem'], referenceSecret: true },
  listResponses: { table: ['Query', 'BatchGetItem'], byTime: true, referenceSecret: true, memory: 1024, seconds: 20 },
  importResponses: {
    table: ['Query', 'PutItem', 'UpdateItem'],
    answers: ['DeleteObject', 'DeleteObjectTagging'],
    referenceSecret: true,
    memory: 1024,
    seconds: 29,
  },
  deleteResponses: { table: ['Query', 'BatchGetItem', 'PutItem'], byTime: true, jobs: true, memory: 1024, seconds: 29 },

  submitResponse: { ...savingAnswers, table: [...savingAnswers.table, 'ConditionCheckItem'], seconds: 20, reserved: true },
  updateResponse: { ...savingAnswers, seconds: 20 },
  getResponse: { table: ['Query'], referenceSecret: true },
  deleteResponse: { table: ['PutItem', 'UpdateItem', 'DeleteItem'], answers: ['DeleteObject'], referenceSecret: true },
  getMyResponse: { table: ['Query'] },
  claimResponse: { table: ['PutItem', 'UpdateItem', 'ConditionCheckItem'] },
  mailCopy: { table: ['GetItem', 'Query', 'UpdateItem'], mail: true },
} satisfies Record<RouteName, Grant>

/** A function of the product: a route's, a background function, or the one that renders the published pages. */
export type FunctionName = RouteName | BackgroundName | typeof pageFunction

const pageGrant: Grant = { publicItems: 'listed', memory: 1769 }

export const isRoute = (name: FunctionName): name is RouteName => name in paths

export const isBackground = (name: FunctionName): name is BackgroundName => name in backgroundFunctions

export const grantOf = (name: FunctionName): Grant =>
  isBackground(name) ? backgroundGrants[name] : isRoute(name) ? grants[name] : pageGrant

/** How many functions the setting `reserve` keeps instances for. */
export const reservedFunctions = Object.values<Grant>(grants).filter(({ reserved }) => reserved).length
