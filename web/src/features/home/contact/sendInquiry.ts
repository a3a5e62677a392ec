import { call } from '../../../lib/api/api.ts'
import { pendingKey, type Written } from './inquiryDraft.ts'

/**
 * Sends an inquiry; what was left empty is left out. The same inquiry sent again, after no answer came or the page was loaded anew, carries
 * the same Idempotency-Key, and so arrives once. Throws ApiError.
 */
export async function sendInquiry({ name, email, phone, org, note, website }: Written): Promise<void> {
  const body = {
    name: name.trim(),
    email: email.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(org.trim() && { org: org.trim() }),
    note: note.trim(),
    ...(website && { website }),
  }
  await call('sendInquiry', { body }, { headers: { 'idempotency-key': pendingKey(JSON.stringify(body)) } })
}
