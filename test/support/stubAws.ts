import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../scripts/local/listen.ts'

/** A call of AWS: `name` is the action, the operation or `GET /path`; `region` is the signed one. */
export type Asked = { name: string; region: string; body: Record<string, unknown> }

/** An answer that is no result: AWS's own code and words. */
export type Refused = { status: number; code: string; words: string }

/** A stand-in for AWS: replies with the result of `answer`, a string as XML, an object as JSON; undefined marks an unexpected call. */
export async function stubAws(answer: (asked: Asked) => string | object | Refused | undefined) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url!, 'http://aws')
      const operation = request.headers['x-amz-target']?.toString().split('.').at(-1)
      const name = operation ?? url.searchParams.get('Action') ?? `${request.method} ${url.pathname}${url.search}`
      const region = /Credential=[^/]+\/\d+\/([^/]+)\//.exec(request.headers.authorization ?? '')?.[1] ?? ''
      const one: Asked = { name, region, body: body ? (JSON.parse(body) as Record<string, unknown>) : Object.fromEntries(url.searchParams) }
      asked.push(one)
      const told = answer(one) ?? { status: 500, code: 'Unexpected', words: `Nobody expected ${name}.` }
      if (typeof told === 'string') return response.end(told)
      if ('code' in told && 'status' in told) {
        const { status, code, words } = told as Refused
        const isJson = operation !== undefined
        return response
          .writeHead(status)
          .end(isJson ? JSON.stringify({ __type: code, message: words }) : `<Error><Code>${code}</Code><Message>${words}</Message></Error>`)
      }
      return response.end(JSON.stringify(told))
    })
  })
  const { url, close } = await listen(server, 0)
  const own = { ...process.env }
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_ENDPOINT_URL_')) delete process.env[name] // the emulators of other tests
  Object.assign(process.env, {
    AWS_REGION: 'ap-northeast-2',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL: url,
  })
  const stop = async () => {
    process.env = own
    await close()
  }
  return { asked, stop }
}
