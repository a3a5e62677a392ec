import type { Api } from '../../ops/import/api.ts'
import type { PictureFile } from './pictures.ts'

/** Sends a picture with its renditions to where files are kept, and answers where it is. Throws where the API or S3 refuses. */
export async function sendPicture(call: Api, name: string, { type, bytes, renditions }: PictureFile): Promise<string> {
  const presigned = await call('presignFile', {
    body: {
      filename: `${name}.${type.slice('image/'.length)}`,
      content_type: type,
      size: bytes.length,
      purpose: 'media',
      renditions: renditions.map((rendition) => ({ width: rendition.width, size: rendition.bytes.length })),
    },
  })
  await post(presigned.upload, bytes)
  for (const { width, upload } of presigned.renditions) await post(upload, renditions.find((one) => one.width === width)!.bytes)
  await call('completeFile', { id: presigned.id })
  return presigned.url
}

async function post({ url, fields }: { url: string; fields: Record<string, string> }, bytes: Buffer): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)]))
  const { ok, status } = await fetch(url, { method: 'POST', body: form })
  if (!ok) throw new Error(`A picture of the demo content was refused with ${status}.`)
}
