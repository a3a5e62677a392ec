/** The form as it was filled in. `website` is the trap. */
export type Written = { name: string; email: string; phone: string; org: string; note: string; website: string }

const draftKey = 'inquiry'
const sentKey = 'inquiry-sent'

/** What was typed and not sent yet: in this tab alone, since it names a person. */
export const keptDraft = (): Partial<Written> => read(draftKey) ?? {}

export function keepDraft({ website: _trap, ...typed }: Written): void {
  keep(draftKey, typed)
}

/** The Idempotency-Key of what is being sent: the one of the last try while that was the same, and not acknowledged. */
export function pendingKey(body: string): string {
  const last = read(sentKey) as { key: string; body: string } | null
  if (last?.body === body) return last.key
  const key = crypto.randomUUID()
  keep(sentKey, { key, body })
  return key
}

/** After the inquiry has arrived. */
export function forgetInquiry(): void {
  try {
    sessionStorage.removeItem(draftKey)
    sessionStorage.removeItem(sentKey)
  } catch {}
}

function read(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** A blocked or full storage keeps nothing: the page goes on without. */
function keep(name: string, value: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {}
}
