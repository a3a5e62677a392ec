import { useEffect } from 'react'
import { call } from '../api/api.ts'
import { createStore, useStore } from '../store/createStore.ts'
import { isAdmin, useUser } from './session.ts'

/** Milliseconds between two looks. */
const every = 15_000

const unread = createStore(0)
let timer: ReturnType<typeof setInterval> | undefined
let turn = 0
let followers = 0

/** Asks how many inquiries are unread, while somebody looks at the page. No answer counts as none. */
export function lookForUnread(): void {
  if (document.visibilityState === 'hidden') return
  const own = ++turn
  call('countUnreadInquiries', {}).then(
    (answer) => own === turn && unread.set(answer.count),
    () => own === turn && unread.set(0),
  )
}

/** Looks now, every 15 seconds and whenever the page is looked at again, until the last one who follows is gone. */
function follow(): () => void {
  followers += 1
  if (followers === 1) {
    lookForUnread()
    timer = setInterval(lookForUnread, every)
    document.addEventListener('visibilitychange', lookForUnread)
  }
  return () => {
    followers -= 1
    if (followers > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookForUnread)
    turn += 1
    unread.set(0)
  }
}

/** How many inquiries nobody has marked as read; 0 for anybody but admins, for whom nothing is asked. */
export function useUnread(): number {
  const { user } = useUser()
  const follows = isAdmin(user)
  useEffect(() => (follows ? follow() : undefined), [follows])
  return useStore(unread, () => 0)
}
