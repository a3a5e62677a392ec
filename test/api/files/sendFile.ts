import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3'
import { s3 } from '#functions/platform/aws.ts'
import { pictures } from '../../support/fixtures/buildImage.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import type { Person } from '../../support/api/people.ts'
import { postUpload, type Upload } from '../../support/api/postUpload.ts'

export type Presigned = { id: string; url: string; upload: Upload; renditions: { width: number; url: string; upload: Upload }[] }

export const png = pictures['image/png']

export const post = (upload: Upload, file: Buffer) => postUpload('presignFile', upload, file)

/** The calls that send a file, as `owner` by default. `over`: declared values in place of those of a PNG for the pages. */
export function uploadsOf(owner: () => Person) {
  const presign = (over: object = {}, as: Person | null = owner()) =>
    callRoute('presignFile', { body: { filename: 'a.png', content_type: 'image/png', size: png.length, purpose: 'media', ...over }, as })
  const presigned = async (over: object = {}, as = owner()) => (await presign(over, as)).body as Presigned
  const complete = (id: string, as: Person | null = owner()) => callRoute('completeFile', { params: { id }, as })
  /** Declares, sends and completes. */
  async function sent(file: Buffer, over: object = {}, as = owner()) {
    const made = await presigned({ size: file.length, ...over }, as)
    expect((await post(made.upload, file)).status).toBe(204)
    return { ...made, answer: await complete(made.id, as) }
  }
  return { presign, presigned, complete, sent }
}

/** The stored object of a file that was sent and not completed; the error's name as `missing` without one. */
export const pending = (id: string) =>
  s3()
    .send(new HeadObjectCommand({ Bucket: process.env.PRIVATE_BUCKET, Key: `pending/${id}` }))
    .catch((error: Error) => ({ missing: error.name }))

/** The reply at that address. */
export async function shown(url: string) {
  const command = new GetObjectCommand({ Bucket: process.env.MEDIA_BUCKET, Key: url.slice(1) })
  const { Body, ContentType, CacheControl } = await s3().send(command)
  return { type: ContentType, cache: CacheControl, bytes: Buffer.from(await Body!.transformToByteArray()) }
}
export const isShown = (url: string) =>
  shown(url).then(
    () => true,
    () => false,
  )
