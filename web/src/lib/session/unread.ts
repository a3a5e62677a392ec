import { useEffect } from 'react'
import { call } from '../api/allCalls.ts'
import { createStore, useStore } from '../store/createStore.ts'
import { isAdmin, useUser } from './session.ts'

const pollMilliseconds = 15_000

const unread = createStore(0)
let timer: ReturnType<typeof setInterval> | undefined
let latestRequest = 0
let subscribers = 0

/** Loads the number of unread inquiries if the page is visible; 0 where that fails. */
export function refreshUnread(): void {
  if (document.visibilityState === 'hidden') return
  const request = ++latestRequest
  call('countUnreadInquiries', {}).then(
    (reply) => request === latestRequest && unread.set(reply.count),
    () => request === latestRequest && unread.set(0),
  )
}

/** Loads the number now, every 15 seconds and when the page becomes visible, until the last subscriber is gone. */
function subscribe(): () => void {
  subscribers += 1
  if (subscribers === 1) {
    refreshUnread()
    timer = setInterval(refreshUnread, pollMilliseconds)
    document.addEventListener('visibilitychange', refreshUnread)
  }
  return () => {
    subscribers -= 1
    if (subscribers > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', refreshUnread)
    latestRequest += 1
    unread.set(0)
  }
}

/** The number of unread inquiries, for admins; 0 for other users, without requests. */
export function useUnread(): number {
  const { user } = useUser()
  const isSubscribed = isAdmin(user)
  useEffect(() => (isSubscribed ? subscribe() : undefined), [isSubscribed])
  return useStore(unread, () => 0)
}
