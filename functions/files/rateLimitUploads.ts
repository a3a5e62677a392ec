import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Purpose } from '#shared/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { rateLimitByCaller } from '../http/rateLimitByCaller.ts'

/** Counts an upload against the hour of its source address; 429 where that is used up. What admins put on the site's pages is free. */
export async function rateLimitUploads(purpose: Purpose, event: APIGatewayProxyEventV2): Promise<void> {
  if (purpose === 'media') return
  await rateLimitByCaller(event, { name: 'uploads', most: limits.filesPerHour, seconds: 3_600 })
}
