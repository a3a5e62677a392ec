import { markComplete, readFile, type StoredFile } from './data/files.ts'
import { notFound, Refusal } from './lib/errors.ts'
import { mediaKey, mediaUrl, pendingKey, renditionKey } from './lib/files/place.ts'
import { removePending } from './lib/files/pendingObject.ts'
import { checkPending } from './lib/files/publish.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('completeFile', async ({ id, user }) => {
  const file = await readFile(id)
  if (!file || file.owner !== user?.id) throw notFound('file')
  const answer = { id, url: mediaUrl(id, file.type) }
  if (file.state === 'complete') return answer
  const parts = partsOf(file)
  const remove = () => Promise.all(parts.map(({ from }) => removePending(from)))
  const checked = await Promise.all(parts.map(checkPending)).catch(async (error: unknown) => {
    const isRefused = error instanceof Refusal && error.code !== 'file.not_sent' // may still arrive; a fault of S3 passes
    if (isRefused) await remove()
    throw error
  })
  await Promise.all(checked.map((publish) => publish()))
  await markComplete(id)
  await remove()
  return answer
})

/** Everything that was declared: the file and its renditions. */
const partsOf = ({ id, type, size, renditions }: StoredFile) => [
  { from: pendingKey(id), to: mediaKey(id, type), type, size },
  ...renditions.map((rendition) => ({
    from: pendingKey(id, rendition.width),
    to: renditionKey(id, rendition.width),
    type: 'image/webp' as const,
    size: rendition.size,
  })),
]
