import type { AddressOf } from '#shared/paths.ts'
import type { Call, Reply } from '#shared/routes.ts'
import { ApiError } from '../../../../lib/api/ApiError.ts'
import { token } from '../../../../lib/api/token.ts'
import { loadTexts } from '../../../../lib/language/i18n.ts'
import { lang } from '../../../../lib/language/language.ts'

/** Mails a copy of a response, or only asks how many are left today: a separate call, whose path is not in the page's first script. Throws ApiError. */
export async function mailCopy(id: string, body: Call<'mailCopy'>['body'] = {}): Promise<Reply<'mailCopy'>> {
  const address: AddressOf<'mailCopy'> = `/api/responses/id/${encodeURIComponent(id)}/copy`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token()}` },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ApiError(0, 'offline')
  })
  if (response.ok) return (await response.json()) as Reply<'mailCopy'>
  await loadTexts(lang(), 'errors').catch(() => undefined)
  throw await ApiError.from(response)
}
