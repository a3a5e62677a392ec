import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Purpose } from '#shared/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { countUp } from '../../data/counters.ts'
import { tooManyRequests } from '../errors.ts'
import { sourceNetwork } from '../sourceNetwork.ts'

/** Counts an upload against the hour of its source address; 429 where that is used up. What admins put on the site's pages is free. */
export async function countUpload(purpose: Purpose, event: APIGatewayProxyEventV2): Promise<void> {
  if (purpose === 'media') return
  const seconds = await countUp({ name: 'uploads', of: sourceNetwork(event), most: limits.filesPerHour, seconds: 3_600 })
  if (seconds > 0) throw tooManyRequests(seconds)
}
