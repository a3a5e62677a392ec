import { isDocument, namedType } from '#shared/files/fileTypes.ts'
import type { SentFile } from '#shared/files/file.ts'
import { createFile } from './data/files/files.ts'
import { newFileId } from './data/ids.ts'
import { validateUpload, questionForUpload, rateLimitUploads, authorizeUpload } from './files/uploadRules.ts'
import { checkDocument } from './files/checkDocument.ts'
import { checkType, detectedType, removeMetadata } from './files/checkedBytes.ts'
import { placeOf, toPublicFile } from './data/files/place.ts'
import { publishBytes } from './files/publish.ts'
import { storedName } from './files/storedName.ts'
import { handle } from './http/handle.ts'

export const handler = handle('uploadFile', async ({ body, user, event }) => {
  const isAdmin = user?.roles.includes('admin') ?? false
  const { file, purpose = isAdmin ? 'media' : 'avatar' } = body
  const owner = authorizeUpload(purpose, user)?.id ?? null
  const type = validateUpload(purpose, await declaredOrDetectedType(file), file.bytes.length)
  const question = await questionForUpload({ ...body, purpose })
  await rateLimitUploads(purpose, event)
  const sent = Buffer.from(file.bytes)
  await (isDocument(type) ? checkDocument(sent, type) : checkType(sent, type))
  const bytes = removeMetadata(sent, type)
  const id = newFileId()
  await publishBytes(placeOf({ id, type, purpose }), type, bytes) // first: what the table says is there is there
  const name = storedName(file.name, type)
  return toPublicFile(await createFile({ purpose, owner, name, type, size: bytes.length, renditions: [], ...question }, 'complete', id))
})

/** Types that programs send which do not know a file's type. */
const unknownTypes = ['', 'application/octet-stream']

/** The type that the sender declares; without one what the bytes show or, for a document, its name. */
async function declaredOrDetectedType({ type, bytes, name }: SentFile): Promise<string> {
  if (!unknownTypes.includes(type)) return type
  const byName = namedType(name)
  return (await detectedType(bytes)) ?? (byName && isDocument(byName) ? byName : '')
}
