import { ApiError, type FieldError } from '../../../lib/api/ApiError.ts'
import { time } from '../../../lib/language/format.ts'
import type { TextKey, Translate } from '../../../lib/language/i18n.ts'
import type { Written } from './inquiryDraft.ts'

const fields = ['name', 'email', 'phone', 'org', 'note'] as const
export type Field = (typeof fields)[number]
/** What to say above each field that is wrong. */
export type Wrong = Partial<Record<Field, string>>

/** Somebody, an at, and a name with a dot: what passes for a slip of the finger is the server's to say. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** What is wrong before anything is sent. */
export function checkInquiry({ name, email, note }: Written, t: Translate): Wrong {
  return {
    ...(!name.trim() && { name: t('contact.name_missing') }),
    ...(!email.trim()
      ? { email: t('contact.email_missing') }
      : !looksLikeEmail.test(email.trim()) && { email: t('contact.email_invalid') }),
    ...(!note.trim() && { note: t('contact.note_missing') }),
  }
}

const words: Record<string, TextKey> = { invalid_email: 'contact.email_invalid', too_long: 'contact.too_long' }
const missing: Partial<Record<Field, TextKey>> = {
  name: 'contact.name_missing',
  email: 'contact.email_missing',
  note: 'contact.note_missing',
}

/** What the server refused, by field; nothing where it was not about a field. */
export function refusedFields(error: unknown, t: Translate): Wrong {
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
