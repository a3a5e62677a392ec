/** The form's fields as text. `website` is the honeypot. */
export type InquiryFields = { name: string; email: string; phone: string; org: string; note: string; website: string }

const draftKey = 'inquiry'
const sentKey = 'inquiry-sent'

/** The input that was not sent. In session storage, so that personal data stays in this tab. */
export const readInquiryDraft = (): Partial<InquiryFields> => readSession(draftKey) ?? {}

/** Stores the input, without the honeypot. */
export function writeInquiryDraft({ website: _trap, ...typed }: InquiryFields): void {
  writeSession(draftKey, typed)
}

/** The idempotency key for a request body: that of the last attempt where that had the same body and was not acknowledged, else a new one. */
export function pendingKey(body: string): string {
  const last = readSession(sentKey) as { key: string; body: string } | null
  if (last?.body === body) return last.key
  const key = crypto.randomUUID()
  writeSession(sentKey, { key, body })
  return key
}

export function forgetInquiry(): void {
  try {
    sessionStorage.removeItem(draftKey)
    sessionStorage.removeItem(sentKey)
  } catch {}
}

function readSession(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Does nothing if the storage is blocked or full. */
function writeSession(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {}
}
