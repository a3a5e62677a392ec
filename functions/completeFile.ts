import { markComplete, readFile, type StoredFile } from './data/files/files.ts'
import { notFound, HttpError } from './platform/errors.ts'
import { isAttached, removeExpiryTags } from './data/files/objects.ts'
import { pendingKey, placeOf, renditionKey, toPublicFile } from './data/files/place.ts'
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
    const isRefused = error instanceof HttpError && error.code !== 'file.not_sent' // may still arrive; a fault of S3 passes
    if (isRefused) await remove()
    throw error
  })
  await Promise.all(checked.map(({ publish }) => publish()))
  const { size } = checked[0]!
  if (!(await markComplete(file, size))) await keepIfAttached(file.id)
  await remove()
  return toPublicFile({ ...file, size })
})

/** Another try was first, and somebody may hold the file by now: what this one published must not expire. */
async function keepIfAttached(id: string): Promise<void> {
  const now = await readFile(id)
  if (now && isAttached(now)) await removeExpiryTags([{ id, place: placeOf(now) }])
}

/** Everything that was declared: the file and its renditions. */
const partsOf = (file: StoredFile) => [
  { from: pendingKey(file.id), to: placeOf(file), type: file.type, size: file.size },
  ...file.renditions.map(({ width, size }) => ({
    from: pendingKey(file.id, width),
    to: { bucket: 'MEDIA_BUCKET' as const, key: renditionKey(file.id, width) },
    type: 'image/webp' as const,
    size,
  })),
]
