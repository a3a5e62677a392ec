import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '../../platform/aws.ts'
import { responseShard, shards } from '../keys.ts'
import { tryReadResponse } from './responses.ts'
import type { StoredResponse } from './storedResponse.ts'
import { tableName, type Item } from '../table.ts'

/**
 * Every readable response to a survey, unordered. Costs an eighth of a read unit for a response of 1 KB. Reads the next page (1 MB) while one is
 * processed; no more is in memory. `onPage` is called for each page, with the bytes of stored answers so far.
 */
export async function* everyResponse(surveyId: string, onPage: (bytes: number) => void = () => {}): AsyncGenerator<StoredResponse> {
  const pages = pagesOf(surveyId)
  let next = pages.next()
  let bytes = 0
  for (;;) {
    const { value: items, done } = await next
    if (done) return
    next = pages.next()
    next.catch(() => {}) // a failure is thrown when it is awaited
    bytes += items.reduce((sum, { packed }) => sum + ((packed as Uint8Array | undefined)?.length ?? 0), 0)
    onPage(bytes)
    for (const item of items) {
      const response = tryReadResponse(item)
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
