import { readFile, type StoredFile } from './data/files/files.ts'
import { findResponse } from './data/responses/responses.ts'
import type { StoredUser } from './data/users/users.ts'
import { notFound } from './platform/errors.ts'
import { presignedDownload } from './files/presignedDownload.ts'
import { handle } from './http/handle.ts'
import { redirect } from './http/reply.ts'

/** Redirects a browser to the short-lived address of the file; a page, which sends its token along, asks for that address as JSON. */
export const handler = handle('getFile', async ({ id, query, user, event }) => {
  const file = await readFile(id)
  if (!file || !(await mayRead(file, user, query.response))) throw notFound('file')
  const url = await presignedDownload(file)
  return event.headers.accept?.includes('application/json') ? { url } : redirect(url)
})

/** Until a response has it, only its sender may read a file. A guest's file is read by naming the response that has it. */
async function mayRead(file: StoredFile, user: StoredUser | null, responseId: string | undefined): Promise<boolean> {
  if (file.purpose !== 'answer' || file.state !== 'complete') return false
  if (!file.response) return file.owner !== null && file.owner === user?.id
  if (user?.roles.includes('admin')) return true
  const response = await findResponse(file.response)
  return response !== null && (response.owner === null ? response.id === responseId : response.owner === user?.id)
}
