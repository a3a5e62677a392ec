import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { signedHeaders, type Sending } from '#functions/platform/signedHeaders.ts'

/** An error that an AWS service returned. `code`: AWS's name for it. */
export class AwsError extends Error {
  readonly code: string
  constructor(code: string, words: string) {
    super(words)
    this.code = code
  }
}

/** The services that commands call, by the first part of their host, with their name in signatures. */
const services = {
  acm: 'acm',
  cloudformation: 'cloudformation',
  cloudfront: 'cloudfront',
  dynamodb: 'dynamodb',
  email: 'ses',
  iam: 'iam',
  lambda: 'lambda',
  logs: 'logs',
  route53: 'route53',
  s3: 's3',
  secretsmanager: 'secretsmanager',
  sns: 'sns',
  ssm: 'ssm',
  'streams.dynamodb': 'dynamodb',
  sts: 'sts',
} as const
type Service = keyof typeof services

/** Services with one endpoint for all regions. */
const isGlobal = (service: Service) => service === 'cloudfront' || service === 'iam' || service === 'route53'

/** Calls of AWS with this machine's credentials and region. They reject with AwsError where the service returns an error. */
export type Aws = {
  region: string
  /** The older query protocol: an action with parameters. Resolves to XML. */
  query: (service: Service, action: string, version: string, parameters?: Record<string, string>) => Promise<string>
  /** The JSON protocol. `target`: the header X-Amz-Target, service and operation. */
  json: <T>(service: Service, target: string, body: object, region?: string) => Promise<T>
  /** GET of a path of the service. Resolves to the body as text. */
  read: (service: Service, path: string) => Promise<string>
}

/** Opens AWS. Throws an error for the operator if the machine has no region. */
export async function openAws(): Promise<Aws> {
  const { credentials, region: find } = new DynamoDBClient().config // finds both where every AWS SDK does
  const region = await find().catch(() => {
    throw new Error('Say which region the site is in: AWS_REGION=ap-northeast-2, or a profile with one.')
  })
  const ask = async (service: Service, where: string, path: string, sending: Partial<Sending> = {}) => {
    const place = isGlobal(service) ? 'us-east-1' : where
    const host = isGlobal(service) ? service : `${service}.${place}`
    const named = process.env[`AWS_ENDPOINT_URL_${service.toUpperCase()}`] ?? process.env['AWS_ENDPOINT_URL']
    const url = new URL(path, named ?? `https://${host}.amazonaws.com`)
    const { method = 'GET', headers = {}, body = '' } = sending
    const signed = signedHeaders({ method, url, headers, body }, services[service], place, await credentials())
    const answer = await fetch(url, { method, headers: signed, ...(body && { body }), signal: AbortSignal.timeout(30_000) })
    const text = await answer.text()
    if (!answer.ok) throw awsError(answer.status, text)
    return text
  }
  return {
    region,
    query: (service, Action, Version, parameters = {}) =>
      ask(service, region, `/?${new URLSearchParams({ Action, Version, ...parameters }).toString()}`),
    json: async <T>(service: Service, target: string, body: object, where = region) => {
      const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target }
      return JSON.parse(await ask(service, where, '/', { method: 'POST', headers, body: JSON.stringify(body) })) as T
    },
    read: (service, path) => ask(service, region, path),
  }
}

function awsError(status: number, text: string): AwsError {
  if (!text.startsWith('{')) return new AwsError(xmlField(text, 'Code') ?? String(status), xmlField(text, 'Message') ?? String(status))
  const { __type: type = '', message, Message } = JSON.parse(text) as { __type?: string; message?: string; Message?: string }
  return new AwsError(type.split('#').at(-1) || String(status), message ?? Message ?? String(status))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal?: string, hex?: string, name?: string) =>
    decimal ? String.fromCodePoint(Number(decimal)) : hex ? String.fromCodePoint(parseInt(hex, 16)) : (entities[name ?? ''] ?? ''),
  )

/** The text of every element of that name that has only text in it. */
export const xmlFields = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => decoded(text))

export const xmlField = (xml: string, name: string): string | undefined => xmlFields(xml, name)[0]
