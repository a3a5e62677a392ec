import { GetObjectCommand } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { filePrefixes } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { s3 } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'
import { HttpReply, redirect } from '../http/reply.ts'
import { wallClock } from '../platform/wallClock.ts'

/** The Content-Type and Content-Disposition of a file. */
type Delivery = { type: string; disposition: string }

/**
 * Replies with the bytes of a small file; streams a larger one to S3 and redirects to it, with a link valid for five minutes. Rejects if the
 * stream does.
 */
export async function deliverFile(file: Readable, { type, disposition }: Delivery): Promise<HttpReply<unknown>> {
  const chunks: Buffer[] = []
  const more = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  for (let bytes = 0; bytes <= limits.exportInlineBytes;) {
    const { value, done } = await more.next()
    if (done) return new HttpReply(Buffer.concat(chunks), { headers: { 'content-type': type, 'content-disposition': disposition } })
    chunks.push(value)
    bytes += value.length
  }
  const Bucket = environment('PRIVATE_BUCKET')
  const Key = `${filePrefixes.exports}${randomBytes(16).toString('hex')}`
  const Body = Readable.from(joined(chunks, more), { objectMode: false })
  await new Upload({ client: s3(), params: { Bucket, Key, Body, ContentType: type }, partSize: 5 * 1024 * 1024, queueSize: 2 }).done()
  const command = new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: disposition, ResponseContentType: type })
  return redirect(await getSignedUrl(s3(), command, { expiresIn: limits.exportLinkSeconds }))
}

async function* joined(first: Buffer[], rest: AsyncIterator<Buffer>) {
  while (first.length) yield first.shift()!
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** `{slug}_{date}.{format}`, the id where the slug is blank; the date is that of `now` in the time zone. */
export function fileName(survey: { id: string; slug: string }, now: Date, timeZone: string, format = 'xlsx'): string {
  return `${survey.slug || survey.id}_${wallClock(timeZone)(now).toISOString().slice(0, 10)}.${format}`
}
