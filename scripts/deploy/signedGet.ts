import { createHash, createHmac } from 'node:crypto'

export type Keys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const escape = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** The headers that sign a GET of `url` for an AWS service (signature version 4). */
export function signedGet(url: URL, service: string, region: string, keys: Keys, now = new Date()): Record<string, string> {
  const date = now.toISOString().replace(/[:-]|\.\d{3}/g, '')
  const headers: Record<string, string> = {
    host: url.host,
    'x-amz-content-sha256': sha256(''),
    'x-amz-date': date,
    ...(keys.sessionToken && { 'x-amz-security-token': keys.sessionToken }),
  }
  const names = Object.keys(headers).sort()
  const query = [...url.searchParams].map(([name, value]) => `${escape(name)}=${escape(value)}`).sort()
  const lines = names.map((name) => `${name}:${headers[name]}\n`)
  const canonical = ['GET', url.pathname, query.join('&'), lines.join(''), names.join(';'), sha256('')].join('\n')
  const scope = `${date.slice(0, 8)}/${region}/${service}/aws4_request`
  const key = scope.split('/').reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${keys.secretAccessKey}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  const { host: _host, ...sent } = headers // fetch sends it by itself
  return { ...sent, authorization }
}
