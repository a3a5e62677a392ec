import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../../platform/aws.ts'
import { responseShard, shards } from '../keys.ts'
import { storedResponse } from './responses.ts'
import type { StoredResponse } from './storedResponse.ts'
import { tableName, type Item } from '../table.ts'

/**
 * Every response to a survey that can be read, in no order: an eighth of a read unit for one of 1 KB. The next megabyte is on its way while one
 * is worked on; no more than that is in memory.
 */
export async function* everyResponse(surveyId: string): AsyncGenerator<StoredResponse> {
  const pages = pagesOf(surveyId)
  let next = pages.next()
  for (;;) {
    const { value: items, done } = await next
    if (done) return
    next = pages.next()
    next.catch(() => {}) // its turn comes: it is thrown then
    for (const item of items) {
      const response = readable(item)
      if (response) yield response
    }
  }
}

async function* pagesOf(surveyId: string): AsyncGenerator<Item[]> {
  for (const shard of shards) {
    let from: Item | undefined
    do {
      const page = await documents().send(
        new QueryCommand({
          TableName: tableName(),
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': responseShard(surveyId, shard) },
          ExclusiveStartKey: from,
        }),
      )
      yield page.Items ?? []
      from = page.LastEvaluatedKey
    } while (from)
  }
}

function readable(item: Item): StoredResponse | null {
  try {
    return storedResponse(item)
  } catch {
    return null
  }
}
