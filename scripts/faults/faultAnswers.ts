export type Service = 'dynamodb' | 's3'

/**
 * `throttle` and `error`: what AWS answers under load and on a fault of its own. `conflict`: another transaction is at one of the items.
 * `resetBefore`, `resetAfter`: the connection ends before the call was done, or after it. `half`: half of a batch is done, and said so.
 */
export type Kind = 'throttle' | 'error' | 'conflict' | 'latency' | 'resetBefore' | 'resetAfter' | 'half'

type Made = { status: number; type: string; body: string }

/** What AWS answers instead of doing the call; undefined for a fault of another kind. */
export function answerOf(service: Service, kind: Kind, body: Buffer): Made | undefined {
  if (kind === 'throttle') return service === 's3' ? xml(503, 'SlowDown') : json(400, 'ThrottlingException')
  if (kind === 'error') return service === 's3' ? xml(500, 'InternalError') : json(500, 'InternalServerError')
  return kind === 'conflict' ? conflict(body) : undefined
}

const xml = (status: number, code: string): Made => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>made by the fault proxy</Message></Error>`,
})

const json = (status: number, name: string, more: object = {}): Made => ({
  status,
  type: 'application/x-amz-json-1.0',
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'made by the fault proxy', ...more }),
})

function conflict(body: Buffer): Made {
  const { TransactItems } = JSON.parse(body.toString()) as { TransactItems?: object[] }
  if (!TransactItems) return json(400, 'TransactionConflictException')
  const CancellationReasons = TransactItems.map((_, at) => ({ Code: at === 0 ? 'TransactionConflict' : 'None' }))
  return json(400, 'TransactionCanceledException', { CancellationReasons })
}

type Batch = { RequestItems: Record<string, { Keys: object[] } | object[]> }
type Page = { Limit?: number }

/** The same call for the first half of its batch; of a query, for its first item. */
export function halved(body: Buffer): string {
  const call = JSON.parse(body.toString()) as Batch & Page
  if (!call.RequestItems) return JSON.stringify({ ...call, Limit: 1 })
  return JSON.stringify({ ...call, RequestItems: part(call, (items) => items.slice(0, Math.ceil(items.length / 2))) })
}

/** The answer to `halved`, which says what of the whole call is still to do. */
export function rest(body: Buffer, answer: Buffer): string {
  const call = JSON.parse(body.toString()) as Batch & Page
  const told = JSON.parse(answer.toString()) as object
  if (!call.RequestItems) return JSON.stringify(told)
  const left = part(call, (items) => items.slice(Math.ceil(items.length / 2)))
  const open = Object.fromEntries(Object.entries(left).filter(([, one]) => ('Keys' in one ? one.Keys : one).length > 0))
  const isRead = Object.values(call.RequestItems).some((one) => 'Keys' in one)
  return JSON.stringify({ ...told, [isRead ? 'UnprocessedKeys' : 'UnprocessedItems']: open })
}

const part = ({ RequestItems }: Batch, of: (items: object[]) => object[]): Batch['RequestItems'] =>
  Object.fromEntries(Object.entries(RequestItems).map(([table, one]) => [table, 'Keys' in one ? { ...one, Keys: of(one.Keys) } : of(one)]))
