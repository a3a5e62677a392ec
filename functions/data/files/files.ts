import { DeleteCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { limits } from '#shared/limits.ts'
import type { FileType, Purpose, RenditionWidth } from '#shared/files/fileTypes.ts'
import { documents } from '../../platform/aws.ts'
import { isFileId, newFileId } from '../ids.ts'
import { key } from '../keys.ts'
import { cancellationReasons, get, isNew, isConditionFailure, tableName } from '../table.ts'
import type { StoredUser } from '../users/users.ts'
import { HttpError, type FieldError } from '../../platform/errors.ts'

/** `owner`: the id of whoever may complete and use it; null for a guest's, which its id stands for. `size` in bytes. */
type NewFile = {
  purpose: Purpose
  owner: string | null
  name: string
  type: FileType
  size: number
  renditions: { width: RenditionWidth; size: number }[]
  /** What an answer's file is for. */
  survey_id?: string
  question_id?: string
}
/** `response`: the one that holds an answer's file. Without one it expires, as a picture does that is nobody's. */
export type StoredFile = NewFile & {
  id: string
  state: 'pending' | 'complete'
  created_at: string
  expires_at?: number
  response?: string
}

const seconds = () => Math.floor(Date.now() / 1000)

/** When a file that is complete is forgotten unless a response or a person comes to hold it; undefined for what stays. */
const expiry = (purpose: Purpose) => (purpose === 'media' ? {} : { expires_at: seconds() + limits.unsentSeconds })

/** Notes a file that is about to be sent, or, as `complete`, one that is there. A pending one is forgotten after two hours. */
export async function createFile(file: NewFile, state: StoredFile['state'], id = newFileId()): Promise<StoredFile> {
  const created: StoredFile = {
    ...file,
    id,
    state,
    created_at: new Date().toISOString(),
    ...(state === 'pending' ? { expires_at: seconds() + limits.pendingSeconds } : expiry(file.purpose)),
  }
  const Item = { ...key.file(created.id), ...created }
  await documents().send(new PutCommand({ TableName: tableName(), Item, ConditionExpression: isNew }))
  return created
}

/** The file with that id, or null; a pending one whose time is over is null. */
export async function readFile(id: string): Promise<StoredFile | null> {
  if (!isFileId(id)) return null
  const file = (await get(key.file(id), { consistent: true })) as StoredFile | undefined
  return !file || (file.expires_at !== undefined && file.expires_at <= seconds()) ? null : file
}

/** Notes that the file is there, of so many bytes: for good, or for a day. False, and nothing, where it is so already, or is gone. */
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
  try {
    await documents().send(new UpdateCommand({ TableName: tableName(), Key: key.file(id), ...update }))
    return true
  } catch (error) {
    if (!isConditionFailure(error)) throw error
    return false
  }
}

/**
 * Lets a person hold a file that they uploaded as the picture at `url`, as long as that is their picture. Resolves to the file; null where it
 * is none of theirs, or over.
 */
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
  try {
    await documents().send(new TransactWriteCommand({ TransactItems: [{ Update }, { ConditionCheck }] }))
    return file
  } catch (error) {
    if (!cancellationReasons(error)?.some(({ code }) => code === 'ConditionalCheckFailed')) throw error
    return null // another picture took its place meanwhile, or the account ended
  }
}

/** The part of a transaction that lets a response hold a file which no other one holds. */
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

/** The part of a transaction that forgets a file which the response drops. */
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

/** Forgets a file whose object is gone. */
export async function forgetFile(id: string): Promise<void> {
  await documents().send(new DeleteCommand({ TableName: tableName(), Key: key.file(id) }))
}

/** What stands against an answer that names a file which is not there, not for its question, or somebody else's. */
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
