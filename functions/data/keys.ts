import { createHash } from 'node:crypto'
import { responseStream } from '#shared/infrastructure.ts'

/** Every key of the one table. Elsewhere only the stream's reader, the recount and infra/statements.ts contain keys. */
export const key = {
  user: (id: string) => ({ pk: `USER#${id}`, sk: 'USER' }),
  email: (address: string) => ({ pk: `EMAIL#${address}`, sk: 'EMAIL' }),
  identity: (provider: string, subject: string) => ({ pk: `OAUTH#${provider}#${subject}`, sk: 'OAUTH' }),
  myIdentity: (userId: string, provider: string) => ({ pk: `USER#${userId}`, sk: `IDENTITY#${provider}` }),
  survey: (id: string) => ({ pk: `SURVEY#${id}`, sk: 'SURVEY' }),
  surveyVersion: (id: string, version: number) => ({ pk: `SURVEY#${id}`, sk: `${versionPrefix}${padded(version)}` }),
  surveyPart: (id: string, version: number, part: number) => ({ pk: `SURVEY#${id}`, sk: `${partPrefix(version)}${part}` }),
  /** The counts of its responses, in several parts if they do not fit one item. */
  counts: (id: string, part = 0) => ({ pk: `SURVEY#${id}`, sk: part === 0 ? countsPrefix : `${countsPrefix}#${part}` }),
  /** The answers that its report quotes. */
  report: (surveyId: string) => ({ pk: `SURVEY#${surveyId}`, sk: 'REPORT' }),
  slug: (slug: string) => ({ pk: `SLUG#${slug}`, sk: 'SLUG' }),
  /** The taken seats of a survey with a limit: in a partition of its own, since every submit writes it. */
  seats: (surveyId: string) => ({ pk: `SEATS#${surveyId}`, sk: 'SEATS' }),
  /** How far respondents got in a survey. */
  reach: (surveyId: string, shard: number) => ({ pk: `REACH#${surveyId}#${shard}`, sk: 'REACH' }),
  response: (surveyId: string, id: string) => ({ pk: responseShard(surveyId, shardOf(id)), sk: `${responsePrefix}${id}` }),
  /** When a survey's counts were last compared with its responses. */
  recounted: (surveyId: string) => ({ pk: `SURVEY#${surveyId}`, sk: 'RECOUNTED' }),
  /** Marks that a recount writes and deletes to find its position in the stream: before all responses of a partition, and after them. */
  recountMarks: (surveyId: string, shard: number, mark: string) =>
    [`RECOUNT#${mark}`, `RESP~${mark}`].map((sk) => ({ pk: responseShard(surveyId, shard), sk })),
  myResponse: (userId: string, surveyId: string) => ({ pk: `USER#${userId}`, sk: `${responsePrefix}${surveyId}` }),
  homepage: () => ({ pk: 'SITE', sk: 'HOMEPAGE' }),
  settings: () => ({ pk: 'SITE', sk: 'SETTINGS' }),
  inquiry: (id: string) => ({ pk: `INQUIRY#${id}`, sk: 'INQUIRY' }),
  heldNotices: () => ({ pk: 'SITE', sk: 'HELD_NOTICES' }),
  admins: () => ({ pk: 'SITE', sk: 'ADMINS' }),
  provider: (name: string) => ({ pk: 'SITE', sk: `PROVIDER#${name}` }),
  oauthState: (hash: string) => ({ pk: `STATE#${hash}`, sk: 'STATE' }),
  file: (id: string) => ({ pk: `FILE#${id}`, sk: 'FILE' }),
  counter: (hash: string) => ({ pk: `COUNTER#${hash}`, sk: 'COUNTER' }),
  job: (id: string) => ({ pk: `JOB#${id}`, sk: 'JOB' }),
  ticket: (hash: string) => ({ pk: `TICKET#${hash}`, sk: 'TICKET' }),
}

export const versionPrefix = 'VERSION#'
export const countsPrefix = 'COUNTS'
export const responsePrefix = responseStream.keys.sk
export const partPrefix = (version: number) => `V#${padded(version)}#`

/** A survey's responses are spread over 8 partitions, so that none is hot. */
export const shards = [0, 1, 2, 3, 4, 5, 6, 7] as const
export const responseShard = (surveyId: string, shard: number) => `SURVEY#${surveyId}#R#${shard}`

/** The survey and the partition, '0' to '7', of a partition key of responses; null for other partition keys. */
export function responsePartitionOf(pk: string): { surveyId: string; partition: string } | null {
  const [, surveyId, partition] = /^SURVEY#(\w+)#R#(\d)$/.exec(pk) ?? []
  return surveyId && partition ? { surveyId, partition } : null
}

export const responseIdOf = (sk: string) => sk.slice(responsePrefix.length)

const shardOf = (id: string) => createHash('sha256').update(id).digest()[0]! % shards.length

export const listed = {
  users: 'USERS',
  activeSurveys: 'SURVEYS#active', // and listed
  unlistedSurveys: 'SURVEYS#unlisted', // and active
  inactiveSurveys: 'SURVEYS#inactive',
  unreadInquiries: 'INQUIRIES#unread',
  unkeptMedia: 'MEDIA#unkept',
  readInquiries: 'INQUIRIES', // formerly the partition of all inquiries
} as const

const padded = (version: number) => String(version).padStart(6, '0')
