import type { Inquiry } from '#shared/inquiry.ts'

export type Filter = { search: string; unreadOnly: boolean }

/** Whether every word of the search stands in an inquiry, in any case and form. */
export function matches({ name, email, phone, org, note, is_read }: Inquiry, { search, unreadOnly }: Filter): boolean {
  if (unreadOnly && is_read) return false
  const text = [name, email, phone, org, note].join(' ').normalize('NFC').toLowerCase()
  return search
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
