import middy from '@middy/core'
import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { RouteName } from '#shared/paths.ts'
import { routes, type AccessOf, type Parsed, type Reply, type Route } from '#shared/routes.ts'
import type { StoredUser } from '../data/users/users.ts'
import { authorize } from '../auth/authorize.ts'
import { errorReply } from './errorReply.ts'
import { rateLimitByNetwork } from './rateLimit.ts'
import { parseRequest } from './parseRequest.ts'
import { reply, type HttpReply } from './reply.ts'
import { HttpError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { isFromCdn } from '../platform/viewer.ts'

type UserFor<N extends RouteName> = { user: StoredUser; admin: StoredUser; optional: StoredUser | null; public: null }[AccessOf<N>]

/** What a handler receives. `ifMatch`: the version that a save builds on, undefined where the caller named none. */
type Request<N extends RouteName> = Parsed<N> & {
  user: UserFor<N>
  idempotencyKey: string | undefined
  ifMatch: number | undefined
  event: APIGatewayProxyEventV2
}

/** The middlewares leave what they found on the event that middy hands on. */
type Prepared = APIGatewayProxyEventV2 & { parsed: object; user?: StoredUser | null }

/** The one stack every Lambda runs in: authorize, parse, decide, answer; one mapper for whatever is thrown. */
export function handle<N extends RouteName>(name: N, decide: (request: Request<N>) => Promise<Reply<N> | HttpReply<Reply<N> | undefined>>) {
  const route: Route = routes[name]
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(errorReply(name))
    .use(requireCdn(name))
    .use(rateLimitByNetwork(route))
    .use(authorize(route)) // before the body: who may not call learns nothing of its shape
    .use(parseRequest(route))
    .handler(async (event) => {
      const { parsed, user = null, headers } = event as Prepared
      const decided = await decide({ ...parsed, user } as unknown as Request<N>)
      return reply(route, decided, { anonymous: !headers.authorization, ifNoneMatch: headers['if-none-match'] })
    })
}

/** Refuses what goes round the CDN: what it says of a caller could not be believed, and its cache and headers would be missing. Logged, since it may be CloudFront itself. */
const requireCdn = (name: RouteName): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: ({ event }) => {
    if (isFromCdn(event)) return
    log('aside', { route: name, status: 403 })
    throw new HttpError(403, 'origin.direct', 'Use the site’s own address.')
  },
})
