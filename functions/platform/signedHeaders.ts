import { createHash, createHmac } from 'node:crypto'

export type Keys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** The parts that a signature (version 4) is made of. */
export const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
export const escape = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

export type Sending = { method: 'GET' | 'POST'; url: URL; headers: Record<string, string>; body: string }

/** `headers` with those that sign the request for an AWS service (signature version 4). */
export function signedHeaders(
  { method, url, headers, body }: Sending,
  service: string,
  region: string,
  keys: Keys,
): Record<string, string> {
  const date = new Date().toISOString().replace(/[:-]|\.\d{3}/g, '')
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': date,
    ...(keys.sessionToken && { 'x-amz-security-token': keys.sessionToken }),
  }
  const names = Object.keys(all).sort()
  const path = url.pathname.split('/').map(escape).join('/') // escaped a second time, as every service but S3 wants it
  const query = [...url.searchParams].map(([name, value]) => `${escape(name)}=${escape(value)}`).sort()
  const lines = names.map((name) => `${name}:${all[name]}\n`)
  const canonical = [method, path, query.join('&'), lines.join(''), names.join(';'), sha256(body)].join('\n')
  const scope = `${date.slice(0, 8)}/${region}/${service}/aws4_request`
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${keys.secretAccessKey}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  const { host: _host, ...sent } = all // fetch sends it by itself
  return { ...sent, authorization }
}
