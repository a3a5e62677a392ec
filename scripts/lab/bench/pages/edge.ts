import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { listen } from '../../../local/listen.ts'

/** CloudFront's compression level: fast rather than small. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** CloudFront's stand-in: compresses the API's answers and published pages, which the local cloud sends as they are. */
export const startEdge = (product: string): Promise<{ url: string; close: () => Promise<void> }> =>
  listen(
    createServer((asked, answer) => pass(product, asked, answer)),
    0,
  )

function pass(product: string, asked: IncomingMessage, answer: ServerResponse) {
  const { method, url, headers } = asked
  const send = (body: Buffer, got: IncomingMessage) => {
    const isPage = (got.headers['content-type'] ?? '').startsWith('text/html') && !got.headers['content-encoding']
    const pack = (url!.startsWith('/api/') || isPage) && body.length > 1_000
    const bytes = pack ? brotliCompressSync(body, quality) : body
    delete got.headers['transfer-encoding'] // it is sent uncompressed
    answer.writeHead(got.statusCode!, { ...got.headers, ...(pack && { 'content-encoding': 'br' }), 'content-length': bytes.length })
    answer.end(bytes)
  }
  const fail = () => answer.destroy()
  const sent = request(new URL(url!, product), { method, headers }, (got) => {
    buffer(got).then((body) => send(body, got), fail)
  })
  sent.on('error', fail)
  asked.pipe(sent)
}
