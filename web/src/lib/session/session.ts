import { useSyncExternalStore } from 'react'
import type { User } from '#shared/accounts/user.ts'
import { call } from '../api/api.ts'
import { forgetPublic } from '../api/content.ts'
import { createStore, useStore } from '../store/createStore.ts'
import { onTokenChange, sessionNews, setToken, token, type SessionNews } from './token.ts'

export { dismissNews, token } from './token.ts'

/** `failed`: there is a token, but who it belongs to could not be found out (no network, a server error). */
type Session = { user: User | null; loading: boolean; failed: boolean }

const nobody: Session = { user: null, loading: false, failed: false }
const session = createStore(token() ? { ...nobody, loading: true } : nobody)
let following = false

/** Asks the server again who is signed in; `from`: who it is until then. */
function load(from: Session): void {
  const asked = token()
  if (!asked) return session.set(nobody)
  session.set({ ...from, loading: true, failed: false })
  const still = (next: Session) => {
    if (token() === asked) session.set(next)
  }
  call('getMe', {}).then(
    (user) => still({ user, loading: false, failed: false }),
    () => still({ user: null, loading: false, failed: true }),
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
export const useSignedOut = (): boolean => useSessionNews() === 'ended'

/** What the person has to be told of their session, or null. */
export const useSessionNews = (): SessionNews | null => useSyncExternalStore(onTokenChange, sessionNews, () => null)

/** Keeps the access token of whoever just signed in or up, with what is to be told of it; `useUser` follows. */
export function signIn(accessToken: string, told: SessionNews | null = null): void {
  setToken(accessToken, told)
  forgetPublic()
}

export function signOut(): void {
  setToken(null)
  forgetPublic()
}

/** Whether `user` may enter the admin area. */
export const isAdmin = (user: User | null): boolean => user?.roles.includes('admin') ?? false
