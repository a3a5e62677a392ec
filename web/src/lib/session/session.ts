import { useSyncExternalStore } from 'react'
import type { User } from '#shared/accounts/user.ts'
import { call } from '../api/api.ts'
import { forgetPublic } from '../api/content.ts'
import { createStore, useStore } from '../store/createStore.ts'
import { onTokenChange, sessionMessage, setToken, token, type SessionMessage } from '../api/token.ts'

export { dismissSessionMessage, token } from '../api/token.ts'

/** `failed`: there is a token, but its user could not be loaded (no network, a server error). */
type Session = { user: User | null; loading: boolean; failed: boolean }

const nobody: Session = { user: null, loading: false, failed: false }
const session = createStore(token() ? { ...nobody, loading: true } : nobody)
let isSubscribed = false

/** Loads the signed-in user; `from`: the session until then. */
function load(from: Session): void {
  const requested = token()
  if (!requested) return session.set(nobody)
  session.set({ ...from, loading: true, failed: false })
  const update = (next: Session) => {
    if (token() === requested) session.set(next)
  }
  call('getMe', {}).then(
    (user) => update({ user, loading: false, failed: false }),
    () => update({ user: null, loading: false, failed: true }),
  )
}

const reload = () => load(session.get())

function subscribe(listener: () => void) {
  const unsubscribe = session.subscribe(listener)
  if (!isSubscribed) {
    isSubscribed = true
    let lastToken = token()
    onTokenChange(() => {
      if (token() === lastToken) return
      lastToken = token()
      load(nobody)
    })
    if (lastToken) reload()
  }
  return unsubscribe
}

const asGuest = () => nobody

/** The session; a guest's in the server's HTML. `user` is null for a guest, while it loads, and where that failed. */
export function useUser(): Session & { reload: () => void } {
  return { ...useStore({ subscribe, get: session.get }, asGuest), reload }
}

/** True while the message says that the server ended the session; false after `signOut`. */
export const useSessionEnded = (): boolean => useSessionMessage() === 'ended'

/** The message about the session to show, or null. */
export const useSessionMessage = (): SessionMessage | null => useSyncExternalStore(onTokenChange, sessionMessage, () => null)

/** Stores the access token of the person who signed in or up, with a message to show; `useUser` then loads the user. */
export function signIn(accessToken: string, message: SessionMessage | null = null): void {
  setToken(accessToken, message)
  forgetPublic()
}

/** Removes the access token, in every tab of this browser, with a message to show. */
export function forgetSession(message: SessionMessage | null = null): void {
  setToken(null, message)
  forgetPublic()
}

/** Signs out at once. The server ends the token if it can be reached; the page does not wait for it. */
export function signOut(): void {
  if (token()) call('signOut', { body: {} }, { keepalive: true }).catch(() => undefined)
  forgetSession()
}

export { isAdmin } from '#shared/accounts/isAdmin.ts'
