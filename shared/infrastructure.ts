// The names and settings that the functions use and the stack creates, in the cloud and on a laptop.

/** The one table: its keys, indexes and expiry. */
export const table = {
  partition: 'pk',
  sort: 'sk',
  /** Sparse: only listed items have `kind` and `time`. All attributes are projected. */
  index: { name: 'list', partition: 'kind', sort: 'time', projection: 'ALL' },
  /** Keys only, ordered by creation time: lists a survey's responses newest first. */
  byTime: { name: 'by_time', partition: 'pk', sort: 'created_at', projection: 'KEYS_ONLY' },
  /** Seconds since the epoch. DynamoDB deletes late, so every read checks it too. */
  expiry: 'expires_at',
} as const

/** Every index of the table. */
export const indexes = [table.index, table.byTime] as const

/** How the table's stream is delivered to `countResponses`. */
export const responseStream = {
  /** Key prefixes of the changes that are delivered: those of responses. */
  keys: { pk: 'SURVEY#', sk: 'RESP#' },
  /** The most changes in a batch, and the seconds that the first may wait for others: a batch costs one write of a survey's counts. */
  batchSize: 1_000,
  windowSeconds: 3,
  /** Attempts for a failing change, counted once it is delivered alone. */
  retries: 10,
} as const

/** Functions that no route calls, by name: each one's file in functions/, without its extension. */
export const backgroundFunctions = {
  /** Runs the job with the id in `{ job }` to its end. */
  runJob: 'jobs/runJob',
  /** Updates the counts of surveys from the table's stream. */
  countResponses: 'streams/countResponses',
  /** Sends the digest of inquiries, every hour. */
  sendDigest: 'mail/sendDigest',
  /** Deletes media that no page has named for a month, every day. */
  deleteUnnamedMedia: 'files/deleteUnnamedMedia',
  /** Recounts the surveys whose responses changed, every night. */
  recountChanged: 'streams/recountChanged',
  /** Visits the site from outside, every five minutes. */
  checkSite: 'canary/checkSite',
} as const

export type BackgroundName = keyof typeof backgroundFunctions

/**
 * The events in a function's log that alarms count.
 * `failed`: an unexpected error (500). `busy`: the store was unavailable (503). `mail`: a mail was not sent. `aside`: a call was refused
 * because it did not carry CloudFront's secret. `uncounted`: a change of a response could not be counted; the queue that receives it has an
 * alarm of its own. `miscounted`: the nightly recount corrected counts that were wrong. `recounted`: counts were recounted because they were of
 * another stream or order; no alarm counts these. `aftermath`: the call succeeded, but something to be done after it failed; nor these.
 * `reachable`: the canary found the site in order; its alarm rises where the line is missing. `unreachable` names the canary's failed step.
 */
export type LoggedEvent =
  | 'failed'
  | 'busy'
  | 'mail'
  | 'aside'
  | 'uncounted'
  | 'miscounted'
  | 'recounted'
  | 'aftermath'
  | 'reachable'
  | 'unreachable'

/** The survey that the canary submits to. No survey is stored under this id; submitResponse answers 204 and stores no response. */
export const canarySurveyId = 'S0000000000000000'

/** How often the canary visits the site. */
export const canaryMinutes = 5

/** CORS of the private bucket: pages upload by presigned forms and read presigned addresses, such as results that a job counted. */
export const privateBucketCors = { methods: ['GET', 'POST'], headers: ['*'], seconds: 3600 } as const
