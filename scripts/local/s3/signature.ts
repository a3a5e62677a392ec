import { timingSafeEqual } from 'node:crypto'
import { escape, hmac, sha256 } from '#functions/platform/signedHeaders.ts'

export class S3Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, words: string) {
    super(words)
    this.status = status
    this.code = code
  }
}

export type SecretOf = (accessKeyId: string) => string | undefined

type SignedRequest = { method: string; path: string; query: string; headers: Record<string, string[] | undefined> }

const algorithm = 'AWS4-HMAC-SHA256'
const skew = 15 * 60_000

const denied = (words: string) => new S3Refusal(403, 'AccessDenied', words)

/** The time of `20261121T103000Z` in milliseconds; NaN for anything else. */
const timeOf = (date: string) => Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Throws S3Refusal unless `signature` is that of `text` (a string to sign, or a policy) by the key that `credential` names. */
export function checkSigned(text: string, signature: string, credential: string, secretOf: SecretOf): void {
  const [accessKeyId = '', date = '', region = '', service = ''] = credential.split('/')
  const secret = secretOf(accessKeyId)
  if (secret === undefined)
    throw new S3Refusal(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), service), 'aws4_request')
  const expected = hmac(key, text)
  const given = Buffer.from(signature, 'hex')
  if (given.length === expected.length && timingSafeEqual(given, expected)) return
  throw new S3Refusal(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match the signature you provided.')
}

/** Throws S3Refusal unless the request is signed (signature version 4, in its header or query) and not expired. */
export function checkSignature(request: SignedRequest, secretOf: SecretOf, now = Date.now()): void {
  const query = new URLSearchParams(request.query)
  const header = request.headers['authorization']?.[0]
  const given = header ? fromHeader(header, request) : fromQuery(query)
  const time = timeOf(given.date)
  if (Number.isNaN(time) || now < time - skew) throw denied('Request is not yet valid')
  if (now > time + (given.seconds === undefined ? skew : given.seconds * 1000)) throw denied('Request has expired')
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .sort()
    .join('&')
  const names = given.signedHeaders.split(';')
  const lines = names.map((name) => `${name}:${(request.headers[name] ?? []).map((value) => value.trim().replace(/ +/g, ' ')).join(',')}\n`)
  const canonical = [request.method, request.path, canonicalQuery, lines.join(''), given.signedHeaders, given.payload].join('\n')
  const scope = given.credential.split('/').slice(1).join('/')
  checkSigned([algorithm, given.date, scope, sha256(canonical)].join('\n'), given.signature, given.credential, secretOf)
}

function fromHeader(header: string, { headers }: SignedRequest) {
  const field = (name: string) => new RegExp(`${name}=([^, ]+)`).exec(header)?.[1] ?? ''
  return {
    credential: field('Credential'),
    signedHeaders: field('SignedHeaders'),
    signature: field('Signature'),
    date: headers['x-amz-date']?.[0] ?? '',
    seconds: undefined,
    payload: headers['x-amz-content-sha256']?.[0] ?? 'UNSIGNED-PAYLOAD',
  }
}

function fromQuery(query: URLSearchParams) {
  if (!query.has('X-Amz-Signature')) throw denied('Access Denied')
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature')!,
    date: query.get('X-Amz-Date') ?? '',
    seconds: Number(query.get('X-Amz-Expires')),
    payload: 'UNSIGNED-PAYLOAD',
  }
}
