import { isImage, purposes } from '#shared/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { createFile } from './data/files.ts'
import { Refusal } from './lib/errors.ts'
import { admitted, fileTooLarge, uploader } from './lib/files/admit.ts'
import { mediaUrl, pendingKey, renditionUrl } from './lib/files/place.ts'
import { presignedUpload } from './lib/files/presignedUpload.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('presignFile', async ({ body, user }) => {
  const { filename: name, content_type, size, purpose, renditions } = body
  const owner = uploader(purpose, user).id
  const type = admitted(purpose, content_type, size)
  if (renditions.length && !(purposes[purpose].renditions && isImage(type)))
    throw new Refusal(422, 'file.no_renditions', 'Only images on the site’s pages have renditions.')
  if (renditions.some((rendition) => rendition.size > limits.renditionBytes)) throw fileTooLarge(limits.renditionBytes)
  const { id } = await createFile({ purpose, owner, name, type, size, renditions }, 'pending')
  return {
    id,
    url: mediaUrl(id, type),
    upload: await presignedUpload(pendingKey(id), type, size),
    renditions: await Promise.all(
      renditions.map(async ({ width, size: bytes }) => ({
        width,
        url: renditionUrl(id, width),
        upload: await presignedUpload(pendingKey(id, width), 'image/webp', bytes),
      })),
    ),
  }
})
