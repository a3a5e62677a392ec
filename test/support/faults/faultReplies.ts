export type Service = 'dynamodb' | 's3'

/**
 * `throttle`, `error`: AWS's responses under load and on an internal error. `conflict`: another transaction uses one of the items.
 * `resetBefore`, `resetAfter`: the connection closes before or after the call was executed. `half`: only half of a batch is processed, and the
 * response lists the rest.
 */
export type Kind = 'throttle' | 'error' | 'conflict' | 'latency' | 'resetBefore' | 'resetAfter' | 'half'

type FaultResponse = { status: number; type: string; body: string }

/** AWS's response instead of executing the call; undefined for other kinds of fault. */
export function replyOf(service: Service, kind: Kind, body: Buffer): FaultResponse | undefined {
  if (kind === 'throttle') return service === 's3' ? xml(503, 'SlowDown') : json(400, 'ThrottlingException')
  if (kind === 'error') return service === 's3' ? xml(500, 'InternalError') : json(500, 'InternalServerError')
  return kind === 'conflict' ? conflict(body) : undefined
}

const xml = (status: number, code: string): FaultResponse => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>made by the fault proxy</Message></Error>`,
})

const json = (status: number, name: string, more: object = {}): FaultResponse => ({
  status,
  type: 'application/x-amz-json-1.0',
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'made by the fault proxy', ...more }),
})

function conflict(body: Buffer): FaultResponse {
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

/** The response to `halved`, with the unprocessed rest of the whole call. */
export function rest(body: Buffer, reply: Buffer): string {
  const call = JSON.parse(body.toString()) as Batch & Page
  const response = JSON.parse(reply.toString()) as object
  if (!call.RequestItems) return JSON.stringify(response)
  const left = part(call, (items) => items.slice(Math.ceil(items.length / 2)))
  const open = Object.fromEntries(Object.entries(left).filter(([, one]) => ('Keys' in one ? one.Keys : one).length > 0))
  const isRead = Object.values(call.RequestItems).some((one) => 'Keys' in one)
  return JSON.stringify({ ...response, [isRead ? 'UnprocessedKeys' : 'UnprocessedItems']: open })
}

const part = ({ RequestItems }: Batch, of: (items: object[]) => object[]): Batch['RequestItems'] =>
  Object.fromEntries(Object.entries(RequestItems).map(([table, one]) => [table, 'Keys' in one ? { ...one, Keys: of(one.Keys) } : of(one)]))
