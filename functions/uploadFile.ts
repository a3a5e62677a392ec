import { isAdmin } from '#shared/accounts/isAdmin.ts'
import { isDocument, namedType } from '#shared/files/fileTypes.ts'
import type { SentFile } from '#shared/files/file.ts'
import { createFile } from './data/files/files.ts'
import { newFileId } from './data/ids.ts'
import { validateUpload, questionForUpload, rateLimitUploads, authorizeUpload } from './files/uploadRules.ts'
import { checkDocument } from './files/checkDocument.ts'
import { checkType, detectType, removeMetadata } from './files/fileContent.ts'
import { placeOf, toPublicFile } from './data/files/fileKeys.ts'
import { publishBytes } from './files/publish.ts'
import { storedName } from './files/storedName.ts'
import { handle } from './http/handle.ts'

export const handler = handle('uploadFile', async ({ body, user, event }) => {
  const { file, purpose = isAdmin(user) ? 'media' : 'avatar' } = body
  const owner = authorizeUpload(purpose, user)?.id ?? null
  const type = validateUpload(purpose, await declaredOrDetectedType(file), file.bytes.length)
  const question = await questionForUpload({ ...body, purpose }, user)
  await rateLimitUploads(purpose, event)
  const content = Buffer.from(file.bytes)
  await (isDocument(type) ? checkDocument(content, type) : checkType(content, type))
  const bytes = removeMetadata(content, type)
  const id = newFileId()
  await publishBytes(placeOf({ id, type, purpose }), type, bytes) // before the table: a file that it lists must exist
  const name = storedName(file.name, type)
  return toPublicFile(await createFile({ purpose, owner, name, type, size: bytes.length, renditions: [], ...question }, 'complete', id))
})

/** The type that programs declare for a file of unknown type. */
const unknownTypes = ['', 'application/octet-stream']

/** The declared type; without one the type by the file's bytes or, for a document, by its name. */
async function declaredOrDetectedType({ type, bytes, name }: SentFile): Promise<string> {
  if (!unknownTypes.includes(type)) return type
  const byName = namedType(name)
  return (await detectType(bytes)) ?? (byName && isDocument(byName) ? byName : '')
}
