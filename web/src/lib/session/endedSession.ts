import { useEffect, useState } from 'react'
import { ApiError } from '../api/ApiError.ts'
import { useKeepScreenWhenSignedOut } from './keepScreenWhenSignedOut.ts'
import { useSignedOut, useUser } from './session.ts'

/**
 * Keeps a form open when the session ends with something unsaved, and says whom to ask to sign in again (ui/signIn/AskAgain). `failure`: what the
 * last call answered; `again` makes that call once more. `email` is undefined while nobody is asked.
 */
export function useEndedSession({ unsaved, failure, again }: { unsaved: boolean; failure: unknown; again: () => void }) {
  const { user } = useUser()
  const [email, setEmail] = useState(user?.email)
  if (user && user.email !== email) setEmail(user.email)
  const isSignedOut = useSignedOut()
  const isRefused = failure instanceof ApiError && failure.status === 401
  useKeepScreenWhenSignedOut(unsaved || isRefused)

  // Asked once for each end of the session, and again by each call that is refused for it.
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (isRefused || (isSignedOut && unsaved)) setAsking(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- not for each change that is typed after "Not now"
  }, [failure, isSignedOut])

  return {
    email: (asking && email) || undefined,
    onSignedIn: () => {
      setAsking(false)
      if (isRefused) again()
    },
    onClose: () => setAsking(false),
  }
}
