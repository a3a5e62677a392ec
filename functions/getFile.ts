import { readFile, type StoredFile } from './data/files/files.ts'
import { findResponse } from './data/responses/responses.ts'
import type { StoredUser } from './data/users/users.ts'
import { notFound } from './platform/errors.ts'
import { presignedDownload } from './files/presignedDownload.ts'
import { handle } from './http/handle.ts'
import { redirect } from './http/reply.ts'

/** A browser is sent there; a page, which has to bring its token, asks for the address as JSON and goes there itself. */
export const handler = handle('getFile', async ({ id, query, user, event }) => {
  const file = await readFile(id)
  if (!file || !(await mayHave(file, user, query.response))) throw notFound('file')
  const url = await presignedDownload(file)
  return event.headers.accept?.includes('application/json') ? { url } : redirect(url)
})

/** Before a response holds it, a file is its sender's alone; a guest's is reached by naming the response that holds it. */
async function mayHave(file: StoredFile, user: StoredUser | null, named: string | undefined): Promise<boolean> {
  if (file.purpose !== 'answer' || file.state !== 'complete') return false
  if (!file.response) return file.owner !== null && file.owner === user?.id
  if (user?.roles.includes('admin')) return true
  const response = await findResponse(file.response)
  return response !== null && (response.owner === null ? response.id === named : response.owner === user?.id)
}
