import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as v from 'valibot'
import { limits } from '#shared/limits.ts'
import type { Route } from '#shared/routes.ts'
import { Refusal } from './errors.ts'
import { fieldErrors } from './fieldErrors.ts'
import { parseMultipart } from './parseMultipart.ts'

/** Replaces the event by what the handler asked for: path parameters, body, query and Idempotency-Key, each parsed by the manifest. */
export const parseRequest = (route: Route): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: async (request) => {
    const { event } = request
    const parsed = {
      ...event.pathParameters,
      ...(route.body && { body: checked(route.body, await parseBody(route, event), 'body') }),
      ...(route.query && { query: checked(route.query, event.queryStringParameters ?? {}, 'query') }),
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
  if (bytes.length > limit) throw new Refusal(413, 'body_too_large', `The body may have at most ${limit} bytes.`)
  const type = (event.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  if (route.multipart) return parseMultipart(bytes, event.headers['content-type'] ?? '')
  const text = utf8(bytes)
  if (route.form && type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text))
  if (type !== 'application/json')
    throw new Refusal(415, 'unsupported_media_type', `Send ${route.form ? 'application/x-www-form-urlencoded' : 'application/json'}.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'malformed_json', 'The body is not valid JSON.')
  }
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'malformed_text', 'The body is not valid UTF-8.')
  }
}

/** Both parts are objects; valibot would take a list for one with every field missing. */
function checked(schema: v.GenericSchema, value: unknown, part: 'body' | 'query'): unknown {
  if (Array.isArray(value))
    throw new Refusal(422, 'invalid', `The ${part} must be an object.`, {
      errors: [{ path: part, code: 'wrong_type', message: `The ${part} must be an object.` }],
    })
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const errors = fieldErrors(result.issues, part)
  throw new Refusal(422, 'invalid', errors[0]!.message, { errors })
}

function idempotencyKey({ headers }: APIGatewayProxyEventV2): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (key.length < limits.idempotencyKeyMin || key.length > limits.idempotencyKeyMax)
    throw new Refusal(
      422,
      'idempotency.key_length',
      `Idempotency-Key takes ${limits.idempotencyKeyMin} to ${limits.idempotencyKeyMax} characters.`,
    )
  return key
}

/** The version that a save builds on; undefined where any will do. Something that is no version of ours matches none. */
function ifMatch({ headers }: APIGatewayProxyEventV2): number | undefined {
  const tag = headers['if-match']?.trim()
  if (!tag || tag === '*') return undefined
  return Number(/^(?:W\/)?"?(\d{1,9})"?$/.exec(tag)?.[1] ?? -1)
}
