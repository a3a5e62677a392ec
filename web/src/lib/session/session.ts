import { useSyncExternalStore } from 'react'
import type { User } from '#shared/accounts/user.ts'
import { call } from '../api/api.ts'
import { forgetPublic } from '../api/content.ts'
import { createStore, useStore } from '../store/createStore.ts'
import { onTokenChange, sessionMessage, setToken, token, type SessionMessage } from './token.ts'

export { dismissSessionMessage, token } from './token.ts'

/** `failed`: there is a token, but who it belongs to could not be found out (no network, a server error). */
type Session = { user: User | null; loading: boolean; failed: boolean }

const nobody: Session = { user: null, loading: false, failed: false }
const session = createStore(token() ? { ...nobody, loading: true } : nobody)
let following = false

/** Asks the server again who is signed in; `from`: who it is until then. */
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
  const stop = session.subscribe(listener)
  if (!following) {
    following = true
    let known = token()
    onTokenChange(() => {
      if (token() === known) return
      known = token()
      load(nobody)
    })
    if (known) reload()
  }
  return stop
}

const asGuest = () => nobody

/** Who is signed in, nobody in the HTML of the server. `user` is null for a guest, while it is being asked, and when the asking failed. */
export function useUser(): Session & { reload: () => void } {
  return { ...useStore({ subscribe, get: session.get }, asGuest), reload }
}

/** True while the person has to be told that the server ended their session. */
export const useSignedOut = (): boolean => useSessionMessage() === 'ended'

/** What the person has to be told of their session, or null. */
export const useSessionMessage = (): SessionMessage | null => useSyncExternalStore(onTokenChange, sessionMessage, () => null)

/** Keeps the access token of whoever just signed in or up, with what is to be told of it; `useUser` follows. */
export function signIn(accessToken: string, message: SessionMessage | null = null): void {
  setToken(accessToken, message)
  forgetPublic()
}

export function signOut(): void {
  setToken(null)
  forgetPublic()
}

/** Whether `user` may enter the admin area. */
export const isAdmin = (user: User | null): boolean => user?.roles.includes('admin') ?? false
