import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { limits } from '#shared/limits.ts'
import type { FileType, Purpose, RenditionWidth } from '#shared/fileTypes.ts'
import { documents } from '../lib/aws.ts'
import { isFileId, newFileId } from './ids.ts'
import { key } from './keys.ts'
import { get, isNew, refusedCondition, tableName } from './table.ts'

/** `owner`: the id of whoever may complete it. `size` in bytes. */
export type NewFile = {
  purpose: Purpose
  owner: string
  name: string
  type: FileType
  size: number
  renditions: { width: RenditionWidth; size: number }[]
}
export type StoredFile = NewFile & { id: string; state: 'pending' | 'complete'; created_at: string; expires_at?: number }

const seconds = () => Math.floor(Date.now() / 1000)

/** Notes a file that is about to be sent, or, as `complete`, one that is there. A pending one is forgotten after two hours. */
export async function createFile(file: NewFile, state: StoredFile['state']): Promise<StoredFile> {
  const created: StoredFile = {
    ...file,
    id: newFileId(),
    state,
    created_at: new Date().toISOString(),
    ...(state === 'pending' && { expires_at: seconds() + limits.pendingSeconds }),
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

/** Notes that the file is there for good. Nothing happens where it is so already, or is gone. */
export async function markComplete(id: string): Promise<void> {
  const update = {
    UpdateExpression: 'SET #state = :complete REMOVE expires_at',
    ConditionExpression: '#state = :pending',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':complete': 'complete', ':pending': 'pending' },
  }
  await documents()
    .send(new UpdateCommand({ TableName: tableName(), Key: key.file(id), ...update }))
    .catch((error: unknown) => {
      if (!refusedCondition(error)) throw error
    })
}
