import { useState, useSyncExternalStore } from 'react'
import { ApiError } from '../api/ApiError.ts'
import { createCount } from '../store/createCount.ts'
import { token, useSessionEnded, useUser } from './session.ts'
import { onTokenChange } from '../api/token.ts'

/** `useKeepScreen(on)`: while `on`, the end of the session does not replace the screen, since it has unsaved input. */
const { useCounted: useKeepScreen, useIsAny: useIsScreenKept } = createCount()

/** True while such a screen is mounted. */
export { useIsScreenKept }

type Form = { unsaved: boolean; failure: unknown; again: () => void; evenOwnSignOut?: boolean }

/**
 * Keeps a form open when the session ends with unsaved input, and returns the props of ReauthDialog, which asks to sign in again; `email` is undefined
 * while it is closed. `failure`: the error of the last call; `again` repeats that call. `evenOwnSignOut`: also when the person signed out, here or in
 * another tab.
 */
export function useEndedSession({ unsaved, failure, again, evenOwnSignOut = false }: Form) {
  const { user } = useUser()
  const [lastUser, setLastUser] = useState(user)
  if (user && user !== lastUser) setLastUser(user)
  const isEnded = useSessionEnded()
  const isSignedIn = useSyncExternalStore(onTokenChange, () => token() !== null)
  const isSignedOut = evenOwnSignOut ? !isSignedIn : isEnded
  const isUnauthorized = failure instanceof ApiError && failure.status === 401
  useKeepScreen(unsaved || isUnauthorized)

  // Opens once when the session ends, and again after each call that fails with 401; not after each change that is typed after "Not now".
  const [asking, setAsking] = useState(false)
  const [seen, setSeen] = useState<{ failure: unknown; isSignedOut: boolean }>()
  if (seen?.failure !== failure || seen?.isSignedOut !== isSignedOut) {
    setSeen({ failure, isSignedOut })
    if (isUnauthorized || (isSignedOut && unsaved)) setAsking(true)
  }

  return {
    userId: lastUser?.id ?? '',
    email: (asking && lastUser?.email) || undefined,
    onSignedIn: () => {
      setAsking(false)
      if (isUnauthorized) again()
    },
    onClose: () => setAsking(false),
  }
}
