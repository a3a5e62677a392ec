import { call } from '../../../lib/api/api.ts'
import { ApiError, type FieldError } from '../../../lib/api/ApiError.ts'
import { errorText, type TextKey, type Translate } from '../../../lib/language/i18n.ts'
import { fields, type Field, type FieldErrors } from './checkInquiry.ts'
import { pendingKey, type InquiryFields } from './inquiryDraft.ts'

/** Why an inquiry was not accepted: messages by field, and a sentence on when to try again, or ''. */
type InquiryError = { fieldErrors: FieldErrors; retryText: string }

/** The same inquiry, sent again, has the same idempotency key, also after a reload. Resolves to null when accepted; never rejects. */
export async function sendInquiry({ name, email, phone, org, note, website }: InquiryFields, t: Translate): Promise<InquiryError | null> {
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
    return { fieldErrors: refusedFields(error, t), retryText: error instanceof ApiError && error.status === 429 ? errorText(error) : '' }
  }
}

const messageKeys: Record<string, TextKey> = { invalid_email: 'common.email_invalid', too_long: 'common.too_long' }
const missingKeys: Partial<Record<Field, TextKey>> = {
  name: 'contact.name_missing',
  email: 'common.email_missing',
  note: 'contact.note_missing',
}

/** The messages for the fields that the server refused; {} where the error names none. */
function refusedFields(error: unknown, t: Translate): FieldErrors {
  const fieldErrors = error instanceof ApiError ? error.errors : []
  const messageOf = (refused: FieldError, field: Field) => {
    const key = refused.code === 'required' ? missingKeys[field] : messageKeys[refused.code]
    return key ? t(key) : errorText(new ApiError(422, 'invalid', { errors: [refused] }))
  }
  return Object.fromEntries(
    fieldErrors.flatMap((error) => {
      const field = fields.find((name) => name === error.path)
      return field ? [[field, messageOf(error, field)]] : []
    }),
  )
}
