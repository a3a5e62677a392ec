import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from './postPolicy.ts'
import { S3Refusal } from './signature.ts'

/** Bytes of a part: above S3's minimum of 5 MiB, below the emulator's limit of a request. */
export const partBytes = 8 * 1024 * 1024

type Headers = Record<string, string>

export const objectHeaders = (given: IncomingHttpHeaders): Headers =>
  Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] =>
      /^(content-type|content-disposition|content-language|content-encoding|cache-control|x-amz-meta-.+)$/.test(entry[0]),
    ),
  )

/** Yields the chunks of a file; throws S3Refusal if its length is not within the range. */
export async function* within(file: AsyncIterable<Buffer>, { min, max }: ByteRange) {
  let length = 0
  for await (const piece of file) {
    length += piece.length
    if (length > max) throw new S3Refusal(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size')
    yield piece
  }
  if (length < min) throw new S3Refusal(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size')
}

/** Stores a file of any length at `url` of the emulator, with one part in memory at a time. Resolves to its ETag. */
export async function upload(url: string, headers: Headers, file: AsyncIterable<Buffer>): Promise<string> {
  let held: Buffer[] = []
  let length = 0
  let id: string | undefined
  const etags: string[] = []
  const flush = async () => {
    const body = Buffer.concat(held)
    held = []
    length = 0
    etags.push(await send('PUT', `${url}?partNumber=${etags.length + 1}&uploadId=${id}`, {}, body).then(etagOf))
  }
  try {
    for await (const piece of file) {
      if (length + piece.length > partBytes) {
        id ??= /<UploadId>([^<]+)</.exec(await (await send('POST', `${url}?uploads`, headers)).text())![1]!
        await flush()
      }
      held.push(piece)
      length += piece.length
    }
    if (id === undefined) return etagOf(await send('PUT', url, headers, Buffer.concat(held)))
    await flush()
    const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
    const completion = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
    const answer = await send('POST', `${url}?uploadId=${id}`, {}, completion)
    return /<ETag>([^<]+)</.exec(await answer.text())![1]!.replaceAll('&quot;', '"')
  } catch (error) {
    if (id !== undefined) await send('DELETE', `${url}?uploadId=${id}`, {})
    throw error
  }
}

const etagOf = (answer: Response) => answer.headers.get('etag') ?? ''

async function send(method: string, url: string, headers: Headers, body?: Buffer<ArrayBuffer>): Promise<Response> {
  const answer = await fetch(url, { method, headers: { 'content-type': 'application/octet-stream', ...headers }, body })
  if (answer.ok) return answer
  const words = await answer.text()
  const [code, text] = ['Code', 'Message'].map((name) => new RegExp(`<${name}>([^<]+)`).exec(words)?.[1])
  throw new S3Refusal(answer.status, code ?? 'InternalError', text ?? words)
}
