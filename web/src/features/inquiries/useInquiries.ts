import type { Inquiry } from '#shared/inquiry.ts'
import { call } from '../../lib/api/allCalls.ts'
import { loadPage, usePages } from '../../lib/api/queries.ts'
import { refreshUnread } from '../../lib/session/unread.ts'
import { errorText } from '../../lib/language/i18n.ts'
import { useLateDeletion } from '../../lib/useLateDeletion.ts'
import { toast } from '../../ui/toasts/toast.tsx'

async function deleteInquiry(id: string, keepalive: boolean): Promise<boolean> {
  const isDeleted = await call('deleteInquiry', { id }, { keepalive }).then(
    () => true,
    (failure: unknown) => {
      toast(errorText(failure), { tone: 'error' })
      return false
    },
  )
  refreshUnread()
  return isDeleted
}

/** Newest first. `mark` and `remove` are optimistic and roll back. A removed inquiry is deleted as in useLateDeletion. */
export function useInquiries() {
  const { rows, changeRow, ...pages } = usePages<Inquiry>(['listInquiries'], (cursor, signal) =>
    loadPage('listInquiries', { query: { limit: '50', ...(cursor && { cursor }) } }, signal),
  )
  const { removed, remove, restore } = useLateDeletion(deleteInquiry)
  const setRead = (id: string, is_read: boolean) => changeRow((row) => (row.id === id ? { ...row, is_read } : row))

  /** Makes no call if the id is missing or the string 'undefined'. */
  async function mark({ id }: Inquiry, is_read: boolean) {
    if (!id || id === 'undefined') return
    setRead(id, is_read)
    try {
      await call(is_read ? 'readInquiry' : 'unreadInquiry', { id })
    } catch (failure) {
      setRead(id, !is_read)
      toast(errorText(failure), { tone: 'error' })
    }
    refreshUnread()
  }

  return {
    ...pages,
    rows: rows?.filter(({ id }) => !removed.has(id)) ?? [],
    mark,
    remove: ({ id }: Inquiry) => remove(id),
    restore,
  }
}
