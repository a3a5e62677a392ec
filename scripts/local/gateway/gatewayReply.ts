/** An HTTP response: header names in lower case; an array is several header lines. */
export type GatewayReply = { status: number; headers: Record<string, string | string[]>; body: Buffer }

/** Lambda's limit of an event and of a result, in bytes of JSON. */
export const lambdaBytes = 6 * 1024 * 1024

const json = (status: number, value: unknown): GatewayReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
})

/** An error response of API Gateway itself, such as `{ "message": "Not Found" }`. */
export const message = (status: number, words: string) => json(status, { message: words })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** Converts a function's result (format 2.0) like API Gateway. Throws TypeError for results that get a 500: malformed ones, or over 6 MB. */
export function toHttp(result: unknown): GatewayReply {
  const text = JSON.stringify(result) ?? 'null'
  if (text.length > lambdaBytes / 3 && Buffer.byteLength(text) > lambdaBytes) throw new TypeError('the result is larger than 6 MB')
  const sent: unknown = JSON.parse(text)
  if (!isRecord(sent) || sent['statusCode'] === undefined) return json(200, sent)
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded = false } = sent
  const status = Number(statusCode)
  if (!Number.isInteger(status) || status < 100 || status > 599) throw new TypeError('statusCode is not a status')
  if (!isRecord(headers) || !Object.values(headers).every(isScalar)) throw new TypeError('headers must be strings, numbers or booleans')
  if (!Array.isArray(cookies) || !cookies.every((cookie) => typeof cookie === 'string')) throw new TypeError('cookies must be strings')
  if (typeof body !== 'string') throw new TypeError('body must be a string')
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    },
    body: Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8'),
  }
}
