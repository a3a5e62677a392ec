import type { Inquiry } from '#shared/inquiry.ts'
import { includesWords } from '#shared/search.ts'

export type Filter = { search: string; unreadOnly: boolean }

/** Whether an inquiry contains every word of the search, and is unread if only those are wanted. */
export const matchesFilter = ({ name, email, phone, org, note, is_read }: Inquiry, { search, unreadOnly }: Filter): boolean =>
  !(unreadOnly && is_read) && includesWords([name, email, phone, org, note].join(' '), search)
