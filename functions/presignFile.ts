import { isImage, purposes } from '#shared/files/fileTypes.ts'
import { limits } from '#shared/limits.ts'
import { createFile } from './data/files/files.ts'
import { HttpError } from './platform/errors.ts'
import { validateUpload, fileTooLarge, questionForUpload, rateLimitUploads, authorizeUpload } from './files/uploadRules.ts'
import { fileUrl, pendingKey, renditionUrl } from './data/files/fileKeys.ts'
import { presignedUpload } from './files/presignedUpload.ts'
import { storedName } from './files/storedName.ts'
import { handle } from './http/handle.ts'

export const handler = handle('presignFile', async ({ body, user, event }) => {
  const { filename, content_type, size, purpose, renditions } = body
  const owner = authorizeUpload(purpose, user)?.id ?? null
  const type = validateUpload(purpose, content_type, size)
  if (renditions.length && !(purposes[purpose].renditions && isImage(type)))
    throw new HttpError(422, 'file.no_renditions', 'Only images on the site’s pages have renditions.')
  if (renditions.some((rendition) => rendition.size > limits.renditionBytes)) throw fileTooLarge(limits.renditionBytes)
  const question = await questionForUpload(body, user)
  await rateLimitUploads(purpose, event)
  const name = storedName(filename, type)
  const { id } = await createFile({ purpose, owner, name, type, size, renditions, ...question }, 'pending')
  return {
    id,
    url: fileUrl({ id, type, purpose }),
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
