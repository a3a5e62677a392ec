import { isDocument, namedType } from '#shared/fileTypes.ts'
import type { SentFile } from '#shared/file.ts'
import { createFile } from './data/files/files.ts'
import { newFileId } from './data/ids.ts'
import { admitted, uploader } from './files/admit.ts'
import { askedQuestion } from './files/askedQuestion.ts'
import { checkDocument } from './files/checkDocument.ts'
import { checkType, detectedType, shownBytes } from './files/checkedBytes.ts'
import { countUpload } from './files/countUpload.ts'
import { placeOf } from './data/files/place.ts'
import { presentedFile } from './files/presentedFile.ts'
import { publishBytes } from './files/publish.ts'
import { storedName } from './files/storedName.ts'
import { handle } from './http/handle.ts'

export const handler = handle('uploadFile', async ({ body, user, event }) => {
  const isAdmin = user?.roles.includes('admin') ?? false
  const { file, purpose = isAdmin ? 'media' : 'avatar' } = body
  const owner = uploader(purpose, user)?.id ?? null
  const type = admitted(purpose, await toldType(file), file.bytes.length)
  const asked = await askedQuestion({ ...body, purpose })
  await countUpload(purpose, event)
  const sent = Buffer.from(file.bytes)
  await (isDocument(type) ? checkDocument(sent, type) : checkType(sent, type))
  const bytes = shownBytes(sent, type)
  const id = newFileId()
  await publishBytes(placeOf({ id, type, purpose }), type, bytes) // first: what the table says is there is there
  const name = storedName(file.name, type)
  return presentedFile(await createFile({ purpose, owner, name, type, size: bytes.length, renditions: [], ...asked }, 'complete', id))
})

/** What programs say that know nothing of a file. */
const untold = ['', 'application/octet-stream']

/** The type that its sender says; else what its bytes tell, or, of a document, its name. */
async function toldType({ type, bytes, name }: SentFile): Promise<string> {
  if (!untold.includes(type)) return type
  const named = namedType(name)
  return (await detectedType(bytes)) ?? (named && isDocument(named) ? named : '')
}
