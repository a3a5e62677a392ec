import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { RouteName } from '#shared/paths.ts'
import { HttpError, unavailable } from '../platform/errors.ts'
import { log } from '../platform/log.ts'

const busy = new Set([
  'ThrottlingException', 'ProvisionedThroughputExceededException', 'RequestLimitExceeded', 'InternalServerError', 'ServiceUnavailable',
  'SlowDown', 'InternalError', 'TransactionInProgressException', 'TransactionConflictException', 'TimeoutError', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE',
]) // prettier-ignore

/** True where the store is at fault and a later try may go through. */
function isBusy(error: unknown): boolean {
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
  return busy.has(error.name) || busy.has(code ?? '') || (metadata?.httpStatusCode ?? 0) >= 500
}

const ours = new HttpError(500, 'internal', 'Something went wrong on our side. Please try again in a moment.')

/** The one place where what was thrown becomes an answer. What is ours is logged whole and told without a detail. */
export const errorReply = (name: RouteName): MiddlewareObj<unknown, APIGatewayProxyStructuredResultV2> => ({
  onError: (request) => {
    const thrown = request.error
    const refusal = thrown instanceof HttpError ? thrown : isBusy(thrown) ? unavailable() : ours
    if (!(thrown instanceof HttpError))
      log(refusal === ours ? 'failed' : 'busy', {
        route: name,
        status: refusal.status,
        error: thrown?.name,
        message: thrown?.message,
        stack: thrown?.stack,
      })
    const { errors, headers } = refusal.more
    request.response = {
      statusCode: refusal.status,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
      body: JSON.stringify({ detail: refusal.message, code: refusal.code, ...(errors && { errors }) }),
    }
  },
})
