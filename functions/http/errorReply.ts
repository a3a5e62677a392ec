import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { RouteName } from '#shared/paths.ts'
import { routes, type Route } from '#shared/routes.ts'
import { safeNext } from '#shared/url.ts'
import { failedUrl } from '../auth/oauth/failedUrl.ts'
import { HttpError, unavailable } from '../platform/errors.ts'
import { log } from '../platform/log.ts'

const transientErrors = new Set([
  'ThrottlingException', 'ProvisionedThroughputExceededException', 'RequestLimitExceeded', 'InternalServerError', 'ServiceUnavailable',
  'SlowDown', 'InternalError', 'TransactionInProgressException', 'TransactionConflictException', 'TimeoutError', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE',
]) // oxfmt-ignore

/** Whether AWS failed or throttled, so that the caller may try again. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const {
    code,
    CancellationReasons: reasons,
    $metadata: metadata,
  } = error as Error & {
    code?: string
    CancellationReasons?: { Code?: string }[]
    $metadata?: { httpStatusCode?: number }
  }
  if (reasons)
    return reasons.some(
      ({ Code }) => Code === 'TransactionConflict' || Code === 'ThrottlingError' || Code === 'ProvisionedThroughputExceeded',
    )
  return transientErrors.has(error.name) || transientErrors.has(code ?? '') || (metadata?.httpStatusCode ?? 0) >= 500
}

const internalError = new HttpError(500, 'internal', 'Something went wrong on our side. Please try again in a moment.')

/** The error for the caller: an HttpError as it is, a failure of AWS as 503, any other error as 500. The last two are logged. */
export function toHttpError(name: RouteName, thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown
  const error = isTransient(thrown) ? unavailable() : internalError
  const { name: type, message, stack } = (thrown ?? {}) as Partial<Error>
  log(error === internalError ? 'failed' : 'busy', { route: name, status: error.status, error: type, message, stack })
  return error
}

/** Turns an error into a reply: JSON, or a redirect to the login for a browser that opened the route's address. */
export const errorReply = (name: RouteName): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> => ({
  onError: (request) => {
    const error = toHttpError(name, request.error)
    const { errors, headers, count, next } = error.more
    const route: Route = routes[name]
    const { headers: asked, queryStringParameters: query } = request.event
    if (route.visited && asked.accept?.includes('text/html')) {
      const location = failedUrl(error.code, { next: safeNext(query?.next), claim: query?.claim ?? '', link: null })
      request.response = { statusCode: 302, headers: { location, 'cache-control': 'no-store' } }
      return
    }
    request.response = {
      statusCode: error.status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
      body: JSON.stringify({
        detail: error.message,
        code: error.code,
        ...(errors && { errors }),
        ...(count !== undefined && { count }),
        ...(next !== undefined && { next }),
      }),
    }
  },
})
