import { call } from '../../../lib/api/api.ts'
import { ApiError, type FieldError } from '../../../lib/api/ApiError.ts'
import { time } from '../../../lib/language/format.ts'
import type { TextKey, Translate } from '../../../lib/language/i18n.ts'
import { fields, type Field, type Wrong } from './checkInquiry.ts'
import { pendingKey, type Written } from './inquiryDraft.ts'

/** Why an inquiry did not arrive: what the server said of its fields, and when to try again ('' where it did not say). */
export type InquiryError = { wrong: Wrong; again: string }

/**
 * Sends an inquiry; what was left empty is left out. The same inquiry sent again, after no answer came or the page was loaded anew, carries
 * the same Idempotency-Key, and so arrives once. Resolves to null when it has arrived.
 */
export async function sendInquiry({ name, email, phone, org, note, website }: Written, t: Translate): Promise<InquiryError | null> {
  const body = {
    name: name.trim(),
    email: email.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(org.trim() && { org: org.trim() }),
    note: note.trim(),
    ...(website && { website }),
  }
  try {
    await call('sendInquiry', { body }, { headers: { 'idempotency-key': pendingKey(JSON.stringify(body)) } })
    return null
  } catch (error) {
    console.info('The inquiry could not be sent.', error)
    return { wrong: refusedFields(error, t), again: triedAgainAt(error, t) }
  }
}

const words: Record<string, TextKey> = { invalid_email: 'common.email_invalid', too_long: 'common.too_long' }
const missing: Partial<Record<Field, TextKey>> = {
  name: 'contact.name_missing',
  email: 'common.email_missing',
  note: 'contact.note_missing',
}

/** What the server refused, by field; nothing where it was not about a field. */
function refusedFields(error: unknown, t: Translate): Wrong {
  const refused = error instanceof ApiError ? error.errors : []
  const said = ({ code, message }: FieldError, field: Field) => {
    const key = code === 'required' ? missing[field] : words[code]
    return key ? t(key) : message
  }
  return Object.fromEntries(
    refused.flatMap((one) => {
      const field = fields.find((name) => name === one.path)
      return field ? [[field, said(one, field)]] : []
    }),
  )
}

/** When to try again, where the server told; '' where it did not. */
export function triedAgainAt(error: unknown, t: Translate): string {
  const seconds = error instanceof ApiError && error.status === 429 && error.retryAfter
  return seconds ? t('contact.again_at', { time: time(new Date(Date.now() + seconds * 1_000 + 59_999)) }) : ''
}
