import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { table } from '#shared/infrastructure.ts'
import { documents } from '../../platform/aws.ts'
import { key, listed } from '../keys.ts'
import { query, tableName, unlessRefused } from '../table.ts'
import type { StoredFile } from './files.ts'

/**
 * Media that expires: no survey or profile names it yet. `time`: the last moment at which the home page or the settings began or stopped naming it,
 * else its upload.
 */
export type UnkeptMedia = StoredFile & { kind: string; time: string }

/** The ids of all files that any of these contents names, in any form. */
export const fileIdsIn = (...contents: unknown[]): Set<string> => new Set(JSON.stringify(contents).match(/F[0-9a-f]{32}/g))

const namedOnlyIn = (content: unknown, other: unknown): string[] => {
  const others = fileIdsIn(other)
  return [...fileIdsIn(content)].filter((id) => !others.has(id))
}

/**
 * Keeps media for good that `content` names and `before` does not, since each survey version can be restored. Call it before the save, so that no
 * stored content names media that may be deleted.
 */
export const keepMedia = (content: unknown, before: unknown = null): Promise<void> =>
  change(namedOnlyIn(content, before), { UpdateExpression: 'REMOVE kind, #time' })

/**
 * Restarts the time until deletion of media that only one of `before` and `content` names. That includes newly named media, since a deletion that
 * runs may have read the content before. Call it before the save.
 */
export const postponeDeletion = (before: unknown, content: unknown): Promise<void> =>
  change(
    [...namedOnlyIn(before, content), ...namedOnlyIn(content, before)],
    { UpdateExpression: 'SET #time = :now' },
    { ':now': new Date().toISOString() },
  )

/** Unkept media that the home page and the settings have not named since before `time` (ISO), unless they name it now. */
export const unkeptMedia = (time: string): AsyncGenerator<UnkeptMedia> =>
  query({
    IndexName: table.index.name,
    KeyConditionExpression: 'kind = :kind AND #time < :time',
    ExpressionAttributeNames: { '#time': 'time' },
    ExpressionAttributeValues: { ':kind': listed.unkeptMedia, ':time': time },
  }) as AsyncGenerator<UnkeptMedia>

/** How many files are changed concurrently, since a survey may name thousands. */
const atOnce = 25

async function change(ids: string[], update: { UpdateExpression: string }, values = {}): Promise<void> {
  for (let at = 0; at < ids.length; at += atOnce) await Promise.all(ids.slice(at, at + atOnce).map((id) => changeOne(id, update, values)))
}

async function changeOne(id: string, update: { UpdateExpression: string }, values: object): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: key.file(id),
    ...update,
    ConditionExpression: 'kind = :unkept',
    ExpressionAttributeNames: { '#time': 'time' },
    ExpressionAttributeValues: { ':unkept': listed.unkeptMedia, ...values },
  })
  await unlessRefused(documents().send(command))
}
