import { address, call } from './api.ts'
import { lang } from '../language/language.ts'

/**
 * Starts the download of a survey's responses, in the person's language and time zone. The address carries a ticket that is good
 * for a minute and for this survey only, never the access token. Throws ApiError when no ticket is given.
 */
export async function downloadExport(id: string): Promise<void> {
  const { token } = await call('issueExportTicket', { id })
  const link = document.createElement('a')
  link.href = address('exportResponses', { id, query: { token, lang: lang(), tz: Intl.DateTimeFormat().resolvedOptions().timeZone } })
  // The name is the server's; the attribute keeps this page where it is if the answer is no file after all.
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
