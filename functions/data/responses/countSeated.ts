import { shards } from '../keys.ts'
import { hasSeat } from '../seats.ts'
import { pagesOf } from './everyResponse.ts'

/**
 * How many responses of a survey have a seat: all but the imported and the screened ones. Sees every acknowledged write. `onPage` is called with the
 * responses that each page brings, and may throw to end it.
 */
export async function countSeated(surveyId: string, onPage: (responses: number) => void = () => {}): Promise<number> {
  const countShard = async (shard: number) => {
    let seated = 0
    for await (const { Items = [] } of pagesOf(surveyId, shard, projection)) {
      seated += Items.filter(hasSeat).length
      onPage(Items.length)
    }
    return seated
  }
  return (await Promise.all(shards.map(countShard))).reduce((sum, seated) => sum + seated, 0)
}

const projection = { ConsistentRead: true, ProjectionExpression: '#source, screened', ExpressionAttributeNames: { '#source': 'source' } }
