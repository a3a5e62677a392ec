import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Homepage, HomepageBody } from '#shared/site/homepage.ts'
import { limits } from '#shared/limits.ts'
import { replySize } from '../platform/replySize.ts'
import { documents } from '../platform/aws.ts'
import { staleVersion, tooLarge } from '../platform/errors.ts'
import { key } from './keys.ts'
import { pack, unpack } from './pack.ts'
import { get, isConditionFailure, tableName } from './table.ts'

/** The home page's content; version 0 and nothing else before the first save. */
export async function readHomepage({ consistent = false } = {}): Promise<Homepage> {
  const item = await get(key.homepage(), { consistent })
  return item ? { ...(unpack(item.packed as Uint8Array) as HomepageBody), version: item.version as number } : { version: 0 }
}

/**
 * Lays `changes` over the stored content, field by field at the top level. 412 when `ifMatch` is not the stored version; without
 * it the last save wins. 413 when the whole would not fit an item, or an answer.
 */
export async function saveHomepage(changes: HomepageBody, ifMatch: number | undefined): Promise<Homepage> {
  for (;;) {
    const { version, ...stored } = await readHomepage({ consistent: true })
    if (ifMatch !== undefined && ifMatch !== version) throw staleVersion()
    const content = { ...stored, ...changes }
    const answered = replySize(content)
    if (answered > limits.replyBytes) throw tooLarge('homepage', answered, limits.replyBytes)
    const packed = pack(content)
    if (packed.length > limits.itemBytes) throw tooLarge('homepage', packed.length, limits.itemBytes)
    try {
      const Item = { ...key.homepage(), packed, version: version + 1, updated_at: new Date().toISOString() }
      const condition = {
        ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
        ExpressionAttributeValues: { ':version': version },
      }
      await documents().send(new PutCommand({ TableName: tableName(), Item, ...condition }))
      return { ...content, version: version + 1 }
    } catch (error) {
      if (!isConditionFailure(error)) throw error
    }
  }
}
