import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { limits } from '#shared/limits.ts'
import type { FileType, Purpose, RenditionWidth } from '#shared/files/fileTypes.ts'
import { documents } from '../../platform/aws.ts'
import { isFileId, newFileId } from '../ids.ts'
import { key, listed } from '../keys.ts'
import { get, putNew, tableName, unlessRefused, writeAll } from '../table.ts'
import type { StoredUser } from '../users/users.ts'
import { HttpError, type FieldError } from '../../platform/errors.ts'

/** `owner`: the id of the person who may complete and use the file; null for a guest's, which any caller with its id may use. `size` in bytes. */
type NewFile = {
  purpose: Purpose
  owner: string | null
  name: string
  type: FileType
  size: number
  renditions: { width: RenditionWidth; size: number }[]
  /** For the purpose `answer`: the question that it answers. */
  survey_id?: string
  question_id?: string
}
/** `response`: the response that the file is attached to. A file that is attached to nothing expires. */
export type StoredFile = NewFile & {
  id: string
  state: 'pending' | 'complete'
  created_at: string
  expires_at?: number
  response?: string
}

const seconds = () => Math.floor(Date.now() / 1000)

/** When a complete file expires unless it is attached to a response or a profile; empty for media, which a daily job deletes (unkeptMedia.ts). */
const expiry = (purpose: Purpose) => (purpose === 'media' ? {} : { expires_at: seconds() + limits.unsentSeconds })

/** Creates the record of a file: `pending` before its upload, `complete` once it is stored. A pending one expires after two hours. */
export async function createFile(file: NewFile, state: StoredFile['state'], id = newFileId()): Promise<StoredFile> {
  const created_at = new Date().toISOString()
  const created: StoredFile = {
    ...file,
    id,
    state,
    created_at,
    ...(file.purpose === 'media' && { kind: listed.unkeptMedia, time: created_at }),
    ...(state === 'pending' ? { expires_at: seconds() + limits.pendingSeconds } : expiry(file.purpose)),
  }
  await putNew({ ...key.file(created.id), ...created })
  return created
}

/** The file with that id; null if there is none or it has expired. */
export async function readFile(id: string): Promise<StoredFile | null> {
  if (!isFileId(id)) return null
  const file = (await get(key.file(id), { consistent: true })) as StoredFile | undefined
  return !file || (file.expires_at !== undefined && file.expires_at <= seconds()) ? null : file
}

/** Marks a pending file as complete with its size in bytes; unless it is media, it expires after a day. False if it is not pending. */
export async function markComplete({ id, purpose }: StoredFile, size: number): Promise<boolean> {
  const { expires_at } = expiry(purpose)
  const update = {
    UpdateExpression: `SET #state = :complete, #size = :size${expires_at ? ', expires_at = :expiry' : ' REMOVE expires_at'}`,
    ConditionExpression: '#state = :pending',
    ExpressionAttributeNames: { '#state': 'state', '#size': 'size' },
    ExpressionAttributeValues: {
      ':complete': 'complete',
      ':pending': 'pending',
      ':size': size,
      ...(expires_at && { ':expiry': expires_at }),
    },
  }
  const sent = documents().send(new UpdateCommand({ TableName: tableName(), Key: key.file(id), ...update }))
  return (await unlessRefused(sent)) !== null
}

/** Attaches an upload to a user's profile if it is still their picture. Null if it is not a complete picture of theirs, or has expired. */
export async function attachPicture(id: string, { id: userId, picture_url }: StoredUser): Promise<StoredFile | null> {
  const file = await readFile(id)
  if (!file || file.owner !== userId || file.purpose !== 'avatar' || file.state !== 'complete') return null
  const Update = {
    TableName: tableName(),
    Key: key.file(id),
    UpdateExpression: 'REMOVE expires_at',
    ConditionExpression: 'attribute_exists(pk)',
  }
  const ConditionCheck = {
    TableName: tableName(),
    Key: key.user(userId),
    ConditionExpression: 'picture_url = :url',
    ExpressionAttributeValues: { ':url': picture_url },
  }
  const isAttached = await writeAll([{ Update }, { ConditionCheck }])
  return isAttached ? file : null // the picture was replaced meanwhile, or the account deleted
}

/** The part of a transaction that attaches a file to a response; refused if it is attached to another one. */
export function attachFile(id: string, responseId: string) {
  const Update = {
    TableName: tableName(),
    Key: key.file(id),
    UpdateExpression: 'SET #response = :response REMOVE expires_at',
    ConditionExpression: '#state = :complete AND (#response = :response OR (attribute_not_exists(#response) AND expires_at > :now))',
    ExpressionAttributeNames: { '#state': 'state', '#response': 'response' },
    ExpressionAttributeValues: { ':complete': 'complete', ':response': responseId, ':now': seconds() },
  }
  return { Update }
}

/** The part of a transaction that deletes the record of a file that the response no longer names. */
export function detachFile(id: string, responseId: string) {
  const Delete = {
    TableName: tableName(),
    Key: key.file(id),
    ConditionExpression: 'attribute_not_exists(pk) OR #response = :response',
    ExpressionAttributeNames: { '#response': 'response' },
    ExpressionAttributeValues: { ':response': responseId },
  }
  return { Delete }
}

export async function deleteFileRecord(id: string): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: key.file(id) }))
}

/** The error of an answer whose file does not exist, or belongs to another question or another user. */
export const unknownFileIssue = (question_id: string, path = 'answers'): FieldError => ({
  path,
  question_id,
  code: 'file.unknown',
  message: `Question ${question_id} refers to a file that does not exist.`,
})

export function unknownFile(questionId: string): HttpError {
  const error = unknownFileIssue(questionId)
  return new HttpError(422, 'answers.invalid', error.message, { errors: [error] })
}
