import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { Refusal } from './errors.ts'
import { cameThroughCdn } from './viewer.ts'

/** Refuses what goes round the CDN: what it says of a caller could not be believed, and its cache and headers would be missing. */
export const requireCdn = (): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: ({ event }) => {
    if (!cameThroughCdn(event)) throw new Refusal(403, 'origin.direct', 'Use the site’s own address.')
  },
})
