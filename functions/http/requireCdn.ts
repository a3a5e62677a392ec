import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { RouteName } from '#shared/paths.ts'
import { HttpError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { isFromCdn } from '../platform/viewer.ts'

/** Refuses what goes round the CDN: what it says of a caller could not be believed, and its cache and headers would be missing. Logged, since it may be CloudFront itself. */
export const requireCdn = (name: RouteName): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: ({ event }) => {
    if (isFromCdn(event)) return
    log('aside', { route: name, status: 403 })
    throw new HttpError(403, 'origin.direct', 'Use the site’s own address.')
  },
})
