import middy from '@middy/core'
import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { RouteName } from '#shared/paths.ts'
import { routes, type AccessOf, type Parsed, type Reply, type Route } from '#shared/routes.ts'
import type { StoredUser } from '../data/users/users.ts'
import { authorize } from '../auth/authorize.ts'
import { errorReply } from './errorReply.ts'
import { limitInMemory } from './rateLimit.ts'
import { parseRequest } from './parseRequest.ts'
import { refuseWhilePaused } from './pausedWrites.ts'
import { reply, type HttpReply } from './reply.ts'
import { HttpError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { isFromCdn } from '../platform/viewer.ts'

type UserFor<N extends RouteName> = { user: StoredUser; admin: StoredUser; optional: StoredUser | null; public: null }[AccessOf<N>]

/** The argument of a handler. `ifMatch`: the version in If-Match that a save is based on, undefined without that header. */
type Request<N extends RouteName> = Parsed<N> & {
  user: UserFor<N>
  idempotencyKey: string | undefined
  ifMatch: number | undefined
  event: APIGatewayProxyEventV2
}

type Prepared = APIGatewayProxyEventV2 & { parsed: object; user?: StoredUser | null }

/** The middlewares of every route around `run`, whose result becomes the reply; errorReply turns errors into replies. */
export function handle<N extends RouteName>(name: N, run: (request: Request<N>) => Promise<Reply<N> | HttpReply<Reply<N> | undefined>>) {
  const route: Route = routes[name]
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(errorReply(name))
    .use(requireCdn(name))
    .use(refuseWhilePaused(name))
    .use(limitInMemory(route))
    .use(authorize(route)) // before parsing: validation errors would show the body's schema to callers without access
    .use(parseRequest(route))
    .handler(async (event) => {
      const { parsed, user = null, headers } = event as Prepared
      const result = await run({ ...parsed, user } as unknown as Request<N>) // parsed by the schemas of this route
      return reply(route, result, {
        anonymous: !headers.authorization,
        ifNoneMatch: headers['if-none-match'],
        acceptEncoding: headers['accept-encoding'],
      })
    })
}

/** Throws 403 for a call past the CDN, whose caller's address cannot be trusted. Logged: a wrong secret in CloudFront looks the same. */
const requireCdn = (name: RouteName): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: ({ event }) => {
    if (isFromCdn(event)) return
    log('aside', { route: name, status: 403 })
    throw new HttpError(403, 'origin.direct', 'Use the site’s own address.')
  },
})
