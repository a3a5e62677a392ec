// The page function as Lambda begins it: its bundle is loaded in a process of its own, and asked for one page again and again.
import { pathToFileURL } from 'node:url'
import { pageHeaders } from '#shared/site/pageContract.ts'

type Handler = (event: object) => Promise<{ statusCode: number; body: string }>

const calls = 100
const [bundle, path] = process.argv.slice(2)
const { handler } = (await import(pathToFileURL(bundle!).href)) as { handler: Handler }

async function page(): Promise<string> {
  const { statusCode, body } = await handler({ rawPath: '/index.html', headers: { [pageHeaders.path]: path, [pageHeaders.lang]: 'en' } })
  if (statusCode !== 200) throw new Error(`The page function answered ${path} with ${statusCode}.`)
  return body
}

const bytes = Buffer.byteLength(await page())
const cold = performance.now()
const warm: number[] = []
for (let at = 0; at < calls; at++) {
  const start = performance.now()
  await page()
  warm.push(performance.now() - start)
}
process.send!({ cold, warm, bytes })
process.disconnect()
