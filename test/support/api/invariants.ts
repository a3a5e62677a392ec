import { GetObjectTaggingCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { deletedOwner } from '#functions/data/users/deleteUser.ts'
import { surveyIdOf } from '#functions/data/ids.ts'
import { countsPrefix, key, listed } from '#functions/data/keys.ts'
import { filesIn, storedResponse } from '#functions/data/responses/responses.ts'
import { documents, s3 } from '#functions/platform/aws.ts'
import { wrongCounts } from './surveyTruth.ts'
import { filePrefixes, unsentTag } from '#shared/files/fileTypes.ts'

type Item = Record<string, unknown> & { pk: string; sk: string }

/** Every item of the table, those that are about to expire too. */
export async function allItems(): Promise<Item[]> {
  const items: Item[] = []
  let from: Record<string, unknown> | undefined
  do {
    const page = await documents().send(new ScanCommand({ TableName: process.env.TABLE, ConsistentRead: true, ExclusiveStartKey: from }))
    items.push(...((page.Items ?? []) as Item[]))
    from = page.LastEvaluatedKey
  } while (from)
  return items
}

/** The keys of every object of a bucket. */
export async function allObjects(bucket: 'PRIVATE_BUCKET' | 'MEDIA_BUCKET'): Promise<string[]> {
  const keys: string[] = []
  let from: string | undefined
  do {
    const page = await s3().send(new ListObjectsV2Command({ Bucket: process.env[bucket], ContinuationToken: from }))
    keys.push(...(page.Contents ?? []).map(({ Key }) => Key!))
    from = page.NextContinuationToken
  } while (from)
  return keys
}

/** Whether the object is one that its bucket forgets by itself. */
export async function isUnsent(bucket: 'PRIVATE_BUCKET' | 'MEDIA_BUCKET', Key: string): Promise<boolean> {
  const { TagSet = [] } = await s3().send(new GetObjectTaggingCommand({ Bucket: process.env[bucket], Key }))
  return TagSet.some((tag) => tag.Key === unsentTag.name && tag.Value === unsentTag.value)
}

/** The keys of the objects of a bucket that do not expire. */
async function lastingObjects(bucket: 'PRIVATE_BUCKET' | 'MEDIA_BUCKET', prefix: string): Promise<Set<string>> {
  const lasting = new Set<string>()
  for (const object of await allObjects(bucket)) if (object.startsWith(prefix) && !(await isUnsent(bucket, object))) lasting.add(object)
  return lasting
}

const name = ({ pk, sk }: { pk: string; sk: string }) => `${pk} / ${sk}`

/** The violated invariants of the table and the buckets that the environment names: one sentence each, none if all is consistent. */
export async function brokenInvariants(): Promise<string[]> {
  const kept = await lastingObjects('PRIVATE_BUCKET', filePrefixes.answers)
  const shown = await lastingObjects('MEDIA_BUCKET', filePrefixes.media)
  const items = await allItems()
  const now = Date.now() / 1000
  const table = new Map(items.filter(({ expires_at }) => !(Number(expires_at) <= now)).map((item) => [name(item), item]))
  const at = (place: { pk: string; sk: string }) => table.get(name(place))
  const all = [...table.values()]
  const broken = [...people(all, at), ...surveys(all, at), ...responses(all, at), ...files(all, at, kept, shown), ...counts(all, at)]
  if (broken.length > 0) return broken // a missing response is not counted either
  const counted = all.filter(({ sk }) => sk === countsPrefix).map(({ pk }) => pk.slice('SURVEY#'.length))
  return (await Promise.all(counted.map(keptCounts))).flat()
}

type At = (place: { pk: string; sk: string }) => Item | undefined
const broken = (holds: unknown, words: string) => (holds ? [] : [words])
const of = (items: Item[], prefix: string, sk: string) => items.filter((item) => item.pk.startsWith(prefix) && item.sk.startsWith(sk))

function people(items: Item[], at: At): string[] {
  const users = items.filter(({ sk }) => sk === 'USER')
  return [
    ...of(items, 'EMAIL#', 'EMAIL').flatMap((item) =>
      broken(`EMAIL#${at(key.user(item.user_id as string))?.email as string}` === item.pk, `${name(item)} is nobody's address`),
    ),
    ...users.flatMap(({ id, email }) =>
      broken(!email || at(key.email(email as string))?.user_id === id, `the address of user ${id as string} leads elsewhere`),
    ),
    ...of(items, 'OAUTH#', 'OAUTH').flatMap((item) => {
      const own = at(key.myIdentity(item.user_id as string, item.provider as string))
      return broken(own?.subject === item.subject && at(key.user(item.user_id as string)), `${name(item)} is nobody's identity`)
    }),
    ...of(items, 'USER#', 'IDENTITY#').flatMap((item) => {
      const theirs = at(key.identity(item.provider as string, item.subject as string))
      return broken(`USER#${theirs?.user_id as string}` === item.pk, `${name(item)} signs nobody in`)
    }),
    ...items.flatMap((item) =>
      broken(!item.pk.startsWith('USER#') || at({ pk: item.pk, sk: 'USER' }), `${name(item)} is of a person who is gone`),
    ),
  ]
}

function surveys(items: Item[], at: At): string[] {
  const all = items.filter(({ sk }) => sk === 'SURVEY')
  return [
    ...of(items, 'SLUG#', 'SLUG').flatMap((item) => {
      const survey = at(key.survey(item.survey_id as string))
      return broken(survey && !survey.deleted_at && `SLUG#${survey.slug as string}` === item.pk, `${name(item)} leads to no survey`)
    }),
    ...all.flatMap(({ id, slug, deleted_at }) =>
      broken(deleted_at || !slug || at(key.slug(slug as string))?.survey_id === id, `survey ${id as string} is not at its slug`),
    ),
    ...all.flatMap((item) => versions(items, item)),
    ...of(items, 'SURVEY#', '').flatMap((item) =>
      broken(at({ pk: item.pk.split('#R#')[0]!, sk: 'SURVEY' }), `${name(item)} is of a survey that never was`),
    ),
  ]
}

/** A survey's history has each version once, from 1 to the present one, with all of its parts and no others. */
function versions(items: Item[], { pk, version }: Item): string[] {
  const history = items.filter((item) => item.pk === pk && item.sk.startsWith('VERSION#'))
  const wanted = history.reduce((sum, { parts }) => sum + (parts as number), 0)
  const parts = items.filter((item) => item.pk === pk && item.sk.startsWith('V#'))
  return [
    ...broken(history.length === version, `${pk} has ${history.length} versions in its history and is at ${version as number}`),
    ...broken(parts.length === wanted, `${pk} has ${parts.length} parts of the ${wanted} that its history names`),
  ]
}

const isResponse = ({ pk, sk }: Item) => pk.startsWith('SURVEY#') && sk.startsWith('RESP#')
const isPointer = ({ pk, sk }: Item) => pk.startsWith('USER#') && sk.startsWith('RESP#')

function responses(items: Item[], at: At): string[] {
  return [
    ...items.filter(isPointer).flatMap((item) => {
      const id = item.response_id as string
      const found = at(key.response(surveyIdOf(id) ?? '', id))
      return broken(`USER#${found?.owner as string}` === item.pk, `${name(item)} leads to a response of somebody else`)
    }),
    ...items.filter(isResponse).flatMap((item) => {
      const { id, survey_id, owner } = storedResponse(item)
      const mine = owner === null || owner === deletedOwner || at(key.myResponse(owner, survey_id))?.response_id === id
      return broken(mine, `the owner of response ${id} does not find it`)
    }),
  ]
}

function files(items: Item[], at: At, kept: Set<string>, shown: Set<string>): string[] {
  const named = new Map(items.filter(isResponse).flatMap((item) => [...filesIn(storedResponse(item))].map((id) => [id, item.sk.slice(5)])))
  const fileOf = (object: string) => at(key.file(/F[0-9a-f]{32}/.exec(object)?.[0] ?? ''))
  return [
    ...[...named].flatMap(([id, response]) =>
      broken(at(key.file(id))?.response === response && kept.has(`${filePrefixes.answers}${id}`), `response ${response} lacks file ${id}`),
    ),
    ...of(items, 'FILE#', 'FILE').flatMap(({ id, response }) =>
      broken(!response || named.get(id as string) === response, `file ${id as string} is held by a response that does not name it`),
    ),
    ...[...kept].flatMap((object) => broken(fileOf(object)?.response, `${object} stays for ever and no response holds it`)),
    ...[...shown].flatMap((object) => {
      const file = fileOf(object)
      const user = file?.purpose === 'avatar' ? at(key.user(file.owner as string)) : undefined
      const isPicture = [user?.picture_url, user?.former_picture].includes(`/${object}`)
      return broken(file && (file.purpose === 'media' || isPicture), `${object} stays for ever and is nobody's picture`)
    }),
  ]
}

/** A survey's kept counts equal a count of its responses, once the stream has delivered all changes. */
async function keptCounts(id: string): Promise<string[]> {
  return (await wrongCounts(id)).map(({ name, kept, counted }) => `survey ${id} counts ${kept} as ${name}, which are ${counted}`)
}

/** The same if something else delivers the stream, which may lag behind: the violations that remain after some seconds. */
export async function brokenAtLast(seconds: number): Promise<string[]> {
  const end = Date.now() + seconds * 1_000
  for (;;) {
    const broken = await brokenInvariants().catch((error: unknown) => [`It could not be scanned: ${String(error)}`])
    if (broken.length === 0 || Date.now() > end) return broken
    await new Promise((resolve) => void setTimeout(resolve, 500))
  }
}

/** Counts and sets equal what they count. */
function counts(items: Item[], at: At): string[] {
  const admins = items
    .filter(({ sk, roles }) => sk === 'USER' && (roles as string[]).includes('admin'))
    .map(({ id }) => id as string)
    .toSorted()
  const kept = [...((at(key.admins())?.ids as Set<string> | undefined) ?? [])].toSorted()
  const unread = items.filter(({ sk, is_read }) => sk === 'INQUIRY' && is_read === false).length
  const counted = items.filter(({ kind }) => kind === listed.unreadInquiries).length
  return [
    ...broken(admins.join() === kept.join(), `the admins are ${admins.join()}, and the list says ${kept.join()}`),
    ...broken(counted === unread, `${unread} inquiries are unread, and the count says ${counted}`),
  ]
}
