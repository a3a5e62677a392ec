import { isAdmin } from '#shared/accounts/isAdmin.ts'
import { readFile, type StoredFile } from './data/files/files.ts'
import { findResponse, mayChange } from './data/responses/responses.ts'
import type { StoredUser } from './data/users/users.ts'
import { notFound } from './platform/errors.ts'
import { presignedDownload } from './files/presignedDownload.ts'
import { handle } from './http/handle.ts'
import { redirect } from './http/reply.ts'

/** Redirects to the file's short-lived link, or returns it as JSON to a page, which cannot follow a link with its token. */
export const handler = handle('getFile', async ({ id, query, user, event }) => {
  const file = await readFile(id)
  if (!file || !(await mayRead(file, user, query.response))) throw notFound('file')
  const url = await presignedDownload(file)
  return event.headers.accept?.includes('application/json') ? { url } : redirect(url)
})

/** Whether the caller may read a file. Before it is attached to a response, only its uploader may. A guest's file needs the id of its response. */
async function mayRead(file: StoredFile, user: StoredUser | null, responseId: string | undefined): Promise<boolean> {
  if (file.purpose !== 'answer' || file.state !== 'complete') return false
  if (!file.response) return file.owner !== null && file.owner === user?.id
  if (isAdmin(user)) return true
  const response = await findResponse(file.response)
  return response !== null && mayChange(response, user?.id) && (response.owner !== null || response.id === responseId)
}
