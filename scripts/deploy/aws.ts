import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { signedHeaders, type Sending } from './signedHeaders.ts'

/** What an AWS service answers in the place of a result. `code` is AWS's own name for it. */
export class AwsError extends Error {
  readonly code: string
  constructor(code: string, words: string) {
    super(words)
    this.code = code
  }
}

/** Services that the operator's commands ask, by the first word of their address, and the name that signatures have for it. */
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
  ssm: 'ssm',
  'streams.dynamodb': 'dynamodb',
  sts: 'sts',
} as const
type Service = keyof typeof services

/** Have one address for all regions. */
const isGlobal = (service: Service) => service === 'cloudfront' || service === 'iam' || service === 'route53'

/** AWS as the machine's own credentials and region see it. What is asked rejects with AwsError where the service says no. */
export type Aws = {
  region: string
  /** The older services: an action with parameters; answers XML. */
  query: (service: Service, action: string, version: string, parameters?: Record<string, string>) => Promise<string>
  /** `target`: the service's name for itself and the operation. */
  json: <T>(service: Service, target: string, body: object, region?: string) => Promise<T>
  /** The text at a path of the service. */
  read: (service: Service, path: string) => Promise<string>
}

/** Throws, in words for the operator, where the machine does not know its region. */
export async function openAws(): Promise<Aws> {
  const { credentials, region: find } = new DynamoDBClient().config // finds both as every AWS program does
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
    if (!answer.ok) throw refusal(answer.status, text)
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

function refusal(status: number, text: string): AwsError {
  if (!text.startsWith('{')) return new AwsError(xmlField(text, 'Code') ?? String(status), xmlField(text, 'Message') ?? String(status))
  const { __type: type = '', message, Message } = JSON.parse(text) as { __type?: string; message?: string; Message?: string }
  return new AwsError(type.split('#').at(-1) || String(status), message ?? Message ?? String(status))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal?: string, hex?: string, name?: string) =>
    decimal ? String.fromCodePoint(Number(decimal)) : hex ? String.fromCodePoint(parseInt(hex, 16)) : (entities[name ?? ''] ?? ''),
  )

/** The text of every element of that name that holds nothing but text. */
export const xmlFields = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => decoded(text))

/** The text of the first such element; undefined where there is none. */
export const xmlField = (xml: string, name: string): string | undefined => xmlFields(xml, name)[0]
