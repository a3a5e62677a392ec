import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { Serve } from '../gateway/dispatch.ts'

const rules = { 'x-content-type-options': 'nosniff', 'content-security-policy': 'sandbox' }

/** Objects of the media bucket under their key, which begins with `media/`, with the headers that CloudFront gives them. */
export function media(bucket: string): Serve {
  const s3 = new S3Client()

  const serve: Serve = async (request, response) => {
    const given = {
      Bucket: bucket,
      Key: decodeURIComponent(request.url!.split('?')[0]!.slice(1)),
      Range: request.headers.range,
      IfNoneMatch: request.headers['if-none-match'],
    }
    const object = await (request.method === 'HEAD' ? s3.send(new HeadObjectCommand(given)) : s3.send(new GetObjectCommand(given)))
    const headers = {
      'content-type': object.ContentType,
      'content-length': object.ContentLength,
      'content-range': object.ContentRange,
      'content-disposition': object.ContentDisposition,
      'content-encoding': object.ContentEncoding,
      etag: object.ETag,
      'last-modified': object.LastModified?.toUTCString(),
      'accept-ranges': 'bytes',
      'cache-control': object.CacheControl,
      ...rules,
    }
    const present = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
    response.writeHead(object.ContentRange ? 206 : 200, present)
    if ('Body' in object) await pipeline(object.Body as Readable, response)
    else response.end()
  }

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...rules, allow: 'GET, HEAD' }).end()
      return
    }
    try {
      await serve(request, response)
    } catch (error) {
      const status = statusOf(error)
      if (status === undefined || response.headersSent) throw error
      response.writeHead(status, { ...rules, 'cache-control': 'no-store' }).end()
    }
  }
}

/** The status for an error that the caller caused or that S3 returned for the object; undefined for any other. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof URIError) return 400
  const status = error instanceof S3ServiceException ? error.$response?.statusCode : undefined
  if (status === 403) return 404 // S3's answer for a missing object to callers without the right to list
  return status !== undefined && status < 500 ? status : undefined
}
