import { S3Refusal } from './signature.ts'

/** A form whose file is still on its way: `file` yields it piece by piece. */
type PostForm = { fields: Record<string, string>; file: AsyncIterable<Buffer> }

const formBytes = 64 * 1024

const malformed = () => new S3Refusal(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.')

/** Reads multipart/form-data up to its `file`, which must come last, as S3 wants it. Throws S3Refusal. */
export async function readPostForm(source: AsyncIterator<Buffer>, contentType: string): Promise<PostForm> {
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType)
  if (!boundary) throw malformed()
  const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`)
  let held: Buffer = Buffer.from('\r\n') // so that the first delimiter looks like every other

  const more = async () => {
    const { done, value } = await source.next()
    if (done) throw malformed()
    held = held.length ? Buffer.concat([held, value]) : value
  }
  const until = async (end: Buffer) => {
    let at
    while ((at = held.indexOf(end)) < 0) {
      if (held.length > formBytes) throw malformed()
      await more()
    }
    const before = held.subarray(0, at)
    held = held.subarray(at + end.length)
    return before
  }
  async function* file() {
    let at
    while ((at = held.indexOf(delimiter)) < 0) {
      const sure = held.length - delimiter.length
      if (sure > 0) {
        yield held.subarray(0, sure)
        held = held.subarray(sure)
      }
      await more()
    }
    if (at > 0) yield held.subarray(0, at)
  }

  const fields: Record<string, string> = {}
  let read = 0
  await until(delimiter)
  for (;;) {
    while (held.length < 2) await more()
    if (held.toString('latin1', 0, 2) === '--')
      throw new S3Refusal(400, 'InvalidArgument', 'POST requires exactly one file upload per request.')
    const head = (await until(Buffer.from('\r\n\r\n'))).toString()
    const name = /content-disposition:[^\r\n]*?[\s;]name="([^"]*)"/i.exec(head)?.[1]
    if (name === undefined) throw malformed()
    if (name === 'file') return { fields, file: file() }
    const value = await until(delimiter)
    read += head.length + value.length
    if (read > formBytes) throw malformed()
    fields[name] = value.toString()
  }
}
