import type { Translate } from '../../../lib/language/i18n.ts'
import type { InquiryFields } from './inquiryDraft.ts'

export const fields = ['name', 'email', 'phone', 'org', 'note'] as const
export type Field = (typeof fields)[number]
export type FieldErrors = Partial<Record<Field, string>>

/** A loose check against typing errors; the server validates addresses. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Error messages for missing fields and a malformed address; {} where the form can be sent. */
export function checkInquiry({ name, email, note }: InquiryFields, t: Translate): FieldErrors {
  return {
    ...(!name.trim() && { name: t('contact.name_missing') }),
    ...(!email.trim() ? { email: t('common.email_missing') } : !looksLikeEmail.test(email.trim()) && { email: t('common.email_invalid') }),
    ...(!note.trim() && { note: t('contact.note_missing') }),
  }
}
