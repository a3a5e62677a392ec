import type { Inquiry } from '#shared/inquiry.ts'

export type Filter = { search: string; unreadOnly: boolean }

/** Whether an inquiry contains every word of the search, ignoring case and Unicode form. */
export function matches({ name, email, phone, org, note, is_read }: Inquiry, { search, unreadOnly }: Filter): boolean {
  if (unreadOnly && is_read) return false
  const text = [name, email, phone, org, note].join(' ').normalize('NFC').toLowerCase()
  return search
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
