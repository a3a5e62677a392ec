import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { RouteName } from '#shared/paths.ts'
import { HttpError, unavailable } from '../platform/errors.ts'
import { log } from '../platform/log.ts'

const transientErrors = new Set([
  'ThrottlingException', 'ProvisionedThroughputExceededException', 'RequestLimitExceeded', 'InternalServerError', 'ServiceUnavailable',
  'SlowDown', 'InternalError', 'TransactionInProgressException', 'TransactionConflictException', 'TimeoutError', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE',
]) // prettier-ignore

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

/** Turns whatever was thrown into a reply: an HttpError as it says, a failure of AWS as 503, anything else as 500. The last two are logged, with no detail to the caller. */
export const errorReply = (name: RouteName): MiddlewareObj<unknown, APIGatewayProxyStructuredResultV2> => ({
  onError: (request) => {
    const thrown = request.error
    const error = thrown instanceof HttpError ? thrown : isTransient(thrown) ? unavailable() : internalError
    if (!(thrown instanceof HttpError))
      log(error === internalError ? 'failed' : 'busy', {
        route: name,
        status: error.status,
        error: thrown?.name,
        message: thrown?.message,
        stack: thrown?.stack,
      })
    const { errors, headers } = error.more
    request.response = {
      statusCode: error.status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
      body: JSON.stringify({ detail: error.message, code: error.code, ...(errors && { errors }) }),
    }
  },
})
