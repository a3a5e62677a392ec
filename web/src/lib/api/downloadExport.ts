import { address, call } from './api.ts'
import { lang } from '../language/language.ts'
import { download } from './download.ts'

/**
 * Starts the download of a survey's responses, in the person's language and time zone. The address carries a ticket that is good
 * for a minute and for this survey only, never the access token. Throws ApiError when no ticket is given.
 */
export async function downloadExport(id: string): Promise<void> {
  const { token } = await call('issueExportTicket', { id })
  download(address('exportResponses', { id, query: { token, lang: lang(), tz: Intl.DateTimeFormat().resolvedOptions().timeZone } }))
}
