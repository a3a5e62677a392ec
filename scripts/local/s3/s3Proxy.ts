import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { corsHeaders, type CorsRule } from './cors.ts'
import { objectTags } from './objectTags.ts'
import { readPostForm } from './postForm.ts'
import { checkPolicy } from './postPolicy.ts'
import { objectHeaders, partBytes, upload, within } from './s3Upload.ts'
import { checkSignature, S3Refusal, type SecretOf } from './signature.ts'

/** An S3 call as far as permissions need it. `tags`: those that it sets on its object. */
export type S3Request = {
  method: string
  bucket: string
  key: string
  query: URLSearchParams
  copySource?: string | undefined
  tags?: string | undefined
}

/** Throws S3Refusal if the access key has no right to the call. */
export type Permit = (accessKeyId: string, call: S3Request) => Promise<void>

/** `permit`: checks the rights of an access key; by default everything is allowed. `cors`: a bucket's rules; by default there are none. */
type Options = { secretOf: SecretOf; permit?: Permit; cors?: (bucket: string) => CorsRule[] }

/** Query parameters that the emulator implements; it would treat a PUT or POST with any other as a plain upload. */
const known = /^(?:x-amz-.*|x-id|uploads|uploadid|partnumber|delete|lifecycle)$/i

/** S3 in front of the emulator at `origin`, with the checks that it lacks: signatures, POST policies, CORS rules, keys out of a bucket. */
export function s3Proxy(origin: string, { secretOf, permit = async () => {}, cors = () => [] }: Options) {
  const { follow, answer: answerTags } = objectTags()

  const answer = async (request: IncomingMessage, response: ServerResponse, body: AsyncIterator<Buffer>) => {
    const url = request.url!
    const at = (url + '?').indexOf('?')
    const path = url.slice(0, at)
    const query = url.slice(at + 1)
    const [bucket = '', ...key] = path.slice(1).split('/').map(decoded)
    if ([bucket, ...key].some((part) => part === '.' || part === '..')) throw new S3Refusal(400, 'InvalidURI', 'Could not parse the URI.')
    const { method = '', headers } = request
    const allowed = corsHeaders(cors(bucket), method, headers)
    if (method === 'OPTIONS' && !allowed) throw new S3Refusal(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.')
    for (const [name, value] of Object.entries(allowed ?? {})) response.setHeader(name, value)
    if (method === 'OPTIONS') return void response.end()
    const type = headers['content-type'] ?? ''
    if (method === 'POST' && /^multipart\/form-data/i.test(type)) return postForm(bucket, type, body, response)
    checkSignature({ method, path, query, headers: request.headersDistinct }, secretOf)
    const fields = new URLSearchParams(query)
    const signer = /Credential=([^/]+)/.exec(headers.authorization ?? '')?.[1] ?? fields.get('X-Amz-Credential')?.split('/')[0] ?? ''
    const copySource = headers['x-amz-copy-source'] as string | undefined
    const tags = headers['x-amz-tagging'] as string | undefined
    await permit(signer, { method, bucket, key: key.join('/'), query: fields, copySource, tags })
    const call = { method, at: [bucket, ...key].join('/'), tags }
    if (fields.has('tagging')) {
      await requireObject(objectUrl(bucket, key))
      const answer = answerTags(call)
      response.writeHead(answer.status, { 'content-type': 'application/xml' }).end(answer.body)
      return
    }
    const names = [...fields.keys()]
    if ((method === 'PUT' || method === 'POST') && !names.every((name) => known.test(name)))
      throw new S3Refusal(501, 'NotImplemented', 'A header you provided implies functionality that is not implemented')
    const whole = method === 'PUT' && !names.some((name) => /^(?:uploadid|lifecycle)$/i.test(name)) && !copySource
    if (whole && Number(headers['content-length'] ?? Infinity) > partBytes) await putLarge(bucket, key, request, body, response)
    else await pass(request, response, origin, asked(query))
    if (response.statusCode < 300 && !fields.has('uploadId')) follow(call)
  }

  const putLarge = async (
    bucket: string,
    key: string[],
    request: IncomingMessage,
    body: AsyncIterator<Buffer>,
    response: ServerResponse,
  ) => {
    if (request.headers['content-encoding']?.includes('aws-chunked'))
      throw new S3Refusal(501, 'NotImplemented', 'A large streamed body is taken here as a multipart upload only')
    const file: AsyncIterable<Buffer> = { [Symbol.asyncIterator]: () => body }
    const etag = await upload(objectUrl(bucket, key), objectHeaders(request.headers), file)
    response.writeHead(200, { etag }).end()
  }

  const postForm = async (bucket: string, type: string, body: AsyncIterator<Buffer>, response: ServerResponse) => {
    const { fields, file } = await readPostForm(body, type)
    const range = checkPolicy(fields, bucket, secretOf)
    const given = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))
    const key = (given['key'] ?? '').split('/')
    if (!given['key'] || key.some((part) => part === '.' || part === '..'))
      throw new S3Refusal(400, 'InvalidArgument', 'The key is not usable.')
    const signer = given['x-amz-credential']!.split('/')[0]!
    await permit(signer, { method: 'PUT', bucket, key: given['key'], query: new URLSearchParams() })
    const etag = await upload(objectUrl(bucket, key), objectHeaders(given), within(file, range))
    await drain(body)
    const status = Number(given['success_action_status'])
    response.writeHead([200, 201].includes(status) ? status : 204, { etag }).end()
  }

  const objectUrl = (bucket: string, key: string[]) => `${origin}/${[bucket, ...key].map(encodeURIComponent).join('/')}`

  return async (request: IncomingMessage, response: ServerResponse) => {
    const body = (request as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
    try {
      await answer(request, response, body)
    } catch (error) {
      if (!(error instanceof S3Refusal)) throw error
      await drain(body) // a client reads the response only after it has sent everything
      const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${error.code}</Code><Message>${error.message}</Message></Error>`
      response.writeHead(error.status, { 'content-type': 'application/xml' }).end(xml)
    }
  }
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new S3Refusal(400, 'InvalidURI', 'Could not parse the URI.')
  }
}

async function requireObject(url: string) {
  const { status } = await fetch(url, { method: 'HEAD' })
  if (status === 404) throw new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.')
}

async function drain(body: AsyncIterator<Buffer>) {
  while (!(await body.next()).done);
}

/** The response headers requested by `response-content-disposition=…` and the like. */
const asked = (query: string) =>
  Object.fromEntries(
    [...new URLSearchParams(query)].flatMap(([name, value]) => (/^response-/i.test(name) ? [[name.slice(9).toLowerCase(), value]] : [])),
  )

/** Forwards the call to the emulator unchanged and returns its response, with `extra` headers if it succeeds. */
async function pass(request: IncomingMessage, response: ServerResponse, origin: string, extra: Record<string, string>) {
  const { host: _host, connection: _connection, ...headers } = request.headers
  const forward = httpRequest(`${origin}${request.url}`, { method: request.method, headers })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  forward.once('response', resolve).once('error', reject)
  const [answer] = await Promise.all([promise, pipeline(request, forward)])
  const status = answer.statusCode!
  response.writeHead(status, status < 300 ? { ...answer.headers, ...extra } : answer.headers)
  await pipeline(answer, response)
}
