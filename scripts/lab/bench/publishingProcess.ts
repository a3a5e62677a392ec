// A function as Lambda begins it: its bundle is loaded in a process of its own, and called with one event again and again.
import { pathToFileURL } from 'node:url'

type Result = { statusCode: number; body: string; isBase64Encoded?: boolean }
type Handler = (event: object, context: object) => Promise<Result>

const [bundle, given, calls] = process.argv.slice(2)
const { handler } = (await import(pathToFileURL(bundle!).href)) as { handler: Handler }

async function call(): Promise<number> {
  const { statusCode, body, isBase64Encoded } = await handler(JSON.parse(given!) as object, {})
  if (statusCode !== 200) throw new Error(`The function answered with ${statusCode}.`)
  return Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8')
}

const bytes = await call()
const cold = performance.now()
const warm: number[] = []
for (let at = 0; at < Number(calls); at++) {
  const start = performance.now()
  await call()
  warm.push(performance.now() - start)
}
process.send!({ cold, warm, bytes })
process.disconnect()
