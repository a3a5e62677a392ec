import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { limits } from '#shared/limits.ts'
import type { Route } from '#shared/routes.ts'
import { validate } from './validate.ts'
import { HttpError, invalidFields } from '../platform/errors.ts'
import { findIllFormedText } from './wellFormed.ts'

/** Adds `parsed`: path parameters, body and query by the route's schemas, Idempotency-Key and If-Match. Throws 4xx for invalid input. */
export const parseRequest = (route: Route): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: async (request) => {
    const { event } = request
    const parsed = {
      ...pathNames(event),
      ...(route.body && { body: validate(route.body, await parseBody(route, event), 'body') }),
      ...(route.query && { query: validate(route.query, event.queryStringParameters ?? {}, 'query') }),
      idempotencyKey: idempotencyKey(event),
      ifMatch: ifMatch(event),
      event,
    }
    Object.assign(event, { parsed })
  },
})

async function parseBody(route: Route, event: APIGatewayProxyEventV2): Promise<unknown> {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  const limit = route.bodyBytes ?? limits.bodyBytes
  if (bytes.length > limit) throw new HttpError(413, 'body_too_large', 'This is too much to send at once. Shorten it and try again.')
  if (route.optionalBody && bytes.length === 0) return {}
  const type = (event.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  if (route.multipart) return parseMultipart(bytes, event.headers['content-type'] ?? '')
  const text = utf8(bytes)
  if (route.form && type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text))
  if (type !== 'application/json')
    throw new HttpError(
      415,
      'unsupported_media_type',
      `The Content-Type must be ${route.form ? 'application/x-www-form-urlencoded' : 'application/json'}.`,
    )
  const value = parseJson(text)
  const illFormed = findIllFormedText(value, text)
  if (illFormed) throw invalidFields([illFormed])
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'malformed_json', 'The body is not valid JSON.')
  }
}

/** The path parameters. Throws 404 for a parameter that is longer than any id or not valid text, which DynamoDB would refuse as a key. */
function pathNames({ pathParameters = {} }: APIGatewayProxyEventV2) {
  for (const name of Object.values(pathParameters))
    if (name !== undefined && (name.length > limits.pathName || !name.isWellFormed()))
      throw new HttpError(404, 'not_found', 'We could not find this page.')
  return pathParameters
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new HttpError(400, 'malformed_text', 'The body is not valid UTF-8.')
  }
}

function idempotencyKey({ headers }: APIGatewayProxyEventV2): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (key.length < limits.idempotencyKeyMin || key.length > limits.idempotencyKeyMax)
    throw new HttpError(
      422,
      'idempotency.key_length',
      `Idempotency-Key must have ${limits.idempotencyKeyMin} to ${limits.idempotencyKeyMax} characters.`,
    )
  return key
}

/** The version in If-Match; undefined without one and for `*`, -1 (which matches nothing) for any other tag. */
function ifMatch({ headers }: APIGatewayProxyEventV2): number | undefined {
  const tag = headers['if-match']?.trim()
  if (!tag || tag === '*') return undefined
  return Number(/^(?:W\/)?"?(\d{1,9})"?$/.exec(tag)?.[1] ?? -1)
}

const malformed = () => new HttpError(400, 'malformed_form', 'The form is not well-formed multipart/form-data.')

/** The fields of a multipart form: a text as it is, a file as its name, type and bytes. Throws 415 for another type, 400 for a broken form. */
export async function parseMultipart(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw new HttpError(415, 'unsupported_media_type', 'The Content-Type must be multipart/form-data.')
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw malformed()
  })
  const fields = [...form].map(async ([name, value]) => [name, typeof value === 'string' ? value : await fileContent(value)] as const)
  return Object.fromEntries(await Promise.all(fields))
}

const fileContent = async (file: File) => ({ name: file.name, type: file.type, bytes: await file.bytes() })
