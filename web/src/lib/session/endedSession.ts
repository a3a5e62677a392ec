import { useState, useSyncExternalStore } from 'react'
import { ApiError } from '../api/ApiError.ts'
import { createCount } from '../store/createCount.ts'
import { token, useSignedOut, useUser } from './session.ts'
import { onTokenChange } from './token.ts'

/** `useKeepScreen(on)`: while `on`, the end of the session does not replace the screen, since it has unsaved input. */
const { useCounted: useKeepScreen, useIsAny: useIsScreenKept } = createCount()

/** Whether a screen with unsaved input stays though nobody is signed in. */
export { useIsScreenKept }

type Form = { unsaved: boolean; failure: unknown; again: () => void; evenOwnSignOut?: boolean }

/**
 * Keeps a form open when the session ends with something unsaved, and says whom to ask to sign in again (ui/signIn/ReauthDialog). `failure`: what the
 * last call answered; `again` makes that call once more. `email` is undefined while nobody is asked.
 * `evenOwnSignOut`: a sign-out of the person's own, here or in another tab, ends nothing that is unsaved either.
 */
export function useEndedSession({ unsaved, failure, again, evenOwnSignOut = false }: Form) {
  const { user } = useUser()
  const [known, setKnown] = useState(user)
  if (user && user !== known) setKnown(user)
  const isEnded = useSignedOut()
  const isSignedIn = useSyncExternalStore(onTokenChange, () => token() !== null)
  const isSignedOut = evenOwnSignOut ? !isSignedIn : isEnded
  const isRefused = failure instanceof ApiError && failure.status === 401
  useKeepScreen(unsaved || isRefused)

  // Asked once for each end of the session, and again by each call that is refused for it; not for each change that is typed after "Not now".
  const [asking, setAsking] = useState(false)
  const [seen, setSeen] = useState<{ failure: unknown; isSignedOut: boolean }>()
  if (seen?.failure !== failure || seen?.isSignedOut !== isSignedOut) {
    setSeen({ failure, isSignedOut })
    if (isRefused || (isSignedOut && unsaved)) setAsking(true)
  }

  return {
    userId: known?.id ?? '',
    email: (asking && known?.email) || undefined,
    onSignedIn: () => {
      setAsking(false)
      if (isRefused) again()
    },
    onClose: () => setAsking(false),
  }
}
