import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listen } from '../listen.ts'

/** Lambda's reply to an invocation: accepted, or an unknown function. */
type InvokeReply = { status: number; body?: object }

const invocation = /^\/2015-03-31\/functions\/([^/?]+)\/invocations/

export const isInvocation = (url = ''): boolean => invocation.test(url)

/** Answers an asynchronous invocation of Lambda's API: passes the function's name and the event to `take`, whose result is the reply. */
export async function answerInvocation(
  request: IncomingMessage,
  response: ServerResponse,
  take: (name: string, event: unknown) => InvokeReply | Promise<InvokeReply>,
): Promise<void> {
  const name = decodeURIComponent(invocation.exec(request.url!)![1]!)
  const event: unknown = await json(request)
  if (request.headers['x-amz-invocation-type'] !== 'Event') throw new Error(`${name} is called to be waited for: no function does that.`)
  const { status, body } = await take(name, event)
  response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body))
}

/** Lambda's Invoke API on a free port of 127.0.0.1. `run` starts a function with an event in the background. */
export async function startBackground(run: (name: string, event: unknown) => void): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const answered = answerInvocation(request, response, (name, event) => {
      run(name, event)
      return { status: 202 }
    })
    answered.catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  })
  return listen(server, 0)
}
