import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Homepage, HomepageBody } from '#shared/site/homepage.ts'
import { limits } from '#shared/limits.ts'
import { replySize } from '../platform/replySize.ts'
import { documents } from '../platform/aws.ts'
import { staleVersion, tooLarge } from '../platform/errors.ts'
import { postponeDeletion } from './files/unkeptMedia.ts'
import { key } from './keys.ts'
import { pack, unpack } from './pack.ts'
import { get, isSameSave, tableName, writeOnce } from './table.ts'

/** The home page's content; only `version` 0 before the first save. */
export async function readHomepage({ consistent = false } = {}): Promise<Homepage> {
  const item = await get(key.homepage(), { consistent })
  return item ? { ...(unpack(item.packed as Uint8Array) as HomepageBody), version: item.version as number } : { version: 0 }
}

/**
 * Merges `changes` into the stored content, by top-level field. 412 if `ifMatch` is not the stored version; without it the last save wins. 413 if the
 * result does not fit an item of the table, or a reply.
 */
export async function saveHomepage(changes: HomepageBody, ifMatch: number | undefined): Promise<Homepage> {
  for (;;) {
    const { version, ...stored } = await readHomepage({ consistent: true })
    if (ifMatch !== undefined && ifMatch !== version) throw staleVersion()
    const content = { ...stored, ...changes }
    const size = replySize(content)
    if (size > limits.replyBytes) throw tooLarge('homepage', size, limits.replyBytes)
    const packed = pack(content)
    if (packed.length > limits.itemBytes) throw tooLarge('homepage', packed.length, limits.itemBytes)
    await postponeDeletion(stored, content)
    const Item = { ...key.homepage(), packed, version: version + 1, updated_at: new Date().toISOString() }
    const condition = {
      ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
      ExpressionAttributeValues: { ':version': version },
    }
    const send = () => documents().send(new PutCommand({ TableName: tableName(), Item, ...condition }))
    if (await writeOnce(key.homepage(), send, isSameSave(Item))) return { ...content, version: version + 1 }
  }
}
