import { createFile } from './data/files.ts'
import { admitted, uploader } from './lib/files/admit.ts'
import { checkType, detectedType, shownBytes } from './lib/files/checkedBytes.ts'
import { mediaKey, mediaUrl } from './lib/files/place.ts'
import { publishBytes } from './lib/files/publish.ts'
import { handle } from './lib/handle.ts'

/** What programs say that know nothing of a file. */
const untold = ['', 'application/octet-stream']

export const handler = handle('uploadFile', async ({ body: { file, purpose }, user }) => {
  const isAdmin = user?.roles.includes('admin') ?? false
  const wanted = purpose ?? (isAdmin ? 'media' : 'avatar')
  const owner = uploader(wanted, user).id
  const told = untold.includes(file.type) ? ((await detectedType(file.bytes)) ?? '') : file.type
  const type = admitted(wanted, told, file.bytes.length)
  await checkType(file.bytes, type)
  const bytes = shownBytes(Buffer.from(file.bytes), type)
  const { id } = await createFile({ purpose: wanted, owner, name: file.name, type, size: bytes.length, renditions: [] }, 'complete')
  await publishBytes(mediaKey(id, type), type, bytes)
  return { id, url: mediaUrl(id, type) }
})
