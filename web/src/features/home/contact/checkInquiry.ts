import type { Translate } from '../../../lib/language/i18n.ts'
import type { Written } from './inquiryDraft.ts'

export const fields = ['name', 'email', 'phone', 'org', 'note'] as const
export type Field = (typeof fields)[number]
/** What to say above each field that is wrong. */
export type Wrong = Partial<Record<Field, string>>

/** Somebody, an at, and a name with a dot: what passes for a slip of the finger is the server's to say. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** What is wrong before anything is sent. */
export function checkInquiry({ name, email, note }: Written, t: Translate): Wrong {
  return {
    ...(!name.trim() && { name: t('contact.name_missing') }),
    ...(!email.trim() ? { email: t('common.email_missing') } : !looksLikeEmail.test(email.trim()) && { email: t('common.email_invalid') }),
    ...(!note.trim() && { note: t('contact.note_missing') }),
  }
}
