import { markComplete, readFile, type StoredFile } from './data/files/files.ts'
import { notFound, HttpError } from './platform/errors.ts'
import { isKept, removeExpiryTags } from './data/files/objects.ts'
import { pendingKey, placeOf, renditionKey, toPublicFile } from './data/files/fileKeys.ts'
import { removePending } from './files/pendingObject.ts'
import { checkPending } from './files/publish.ts'
import { handle } from './http/handle.ts'

export const handler = handle('completeFile', async ({ id, user }) => {
  const file = await readFile(id)
  if (!file || (file.owner !== null && file.owner !== user?.id)) throw notFound('file')
  if (file.state === 'complete') return toPublicFile(file)
  const parts = partsOf(file)
  const remove = () => Promise.all(parts.map(({ from }) => removePending(from)))
  const checked = await Promise.all(parts.map(checkPending)).catch(async (error: unknown) => {
    const isRefused = error instanceof HttpError && error.code !== 'file.not_sent' // an upload may still arrive, and an S3 failure is temporary
    if (isRefused) await remove()
    throw error
  })
  await Promise.all(checked.map(({ publish }) => publish()))
  const { size } = checked[0]!
  if (!(await markComplete(file, size))) await keepIfAttached(file.id)
  await remove()
  return toPublicFile({ ...file, size })
})

/** A concurrent call completed the file first and it may be attached by now: then the copy that this call published must not expire. */
async function keepIfAttached(id: string): Promise<void> {
  const now = await readFile(id)
  if (now && isKept(now)) await removeExpiryTags([{ id, place: placeOf(now) }])
}

/** The file and its renditions: where each was uploaded to, where it goes, and its declared type and size. */
const partsOf = (file: StoredFile) => [
  { from: pendingKey(file.id), to: placeOf(file), type: file.type, size: file.size },
  ...file.renditions.map(({ width, size }) => ({
    from: pendingKey(file.id, width),
    to: { bucket: 'MEDIA_BUCKET' as const, key: renditionKey(file.id, width) },
    type: 'image/webp' as const,
    size,
  })),
]
