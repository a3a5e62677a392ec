import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { useKeepScreenWhenSignedOut } from '../../../lib/session/keepScreenWhenSignedOut.ts'
import { token, useUser } from '../../../lib/session/session.ts'
import { onTokenChange } from '../../../lib/session/token.ts'
import { useIsUnsaved, useSaver, useSaveState } from './useSaver.ts'

/**
 * Keeps the editor open when the session ends with something unsaved, and asks to sign in again. `email`: whom; undefined while nobody is
 * asked.
 */
export function useEndedSession() {
  const saver = useSaver()
  const { saving, failure } = useSaveState()
  const unsaved = useIsUnsaved()
  const { user } = useUser()
  const [known, setKnown] = useState(user)
  if (user && user !== known) setKnown(user)
  const isSignedIn = useSyncExternalStore(onTokenChange, () => token() !== null)
  const isRefused = failure?.error instanceof ApiError && failure.error.status === 401
  useKeepScreenWhenSignedOut(unsaved || saving || isRefused)

  // Asked once for each end of the session, and again by each save that is refused for it.
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (isRefused || (!isSignedIn && unsaved)) setAsking(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- not for each change that is typed after "Not now"
  }, [failure, isSignedIn])

  return {
    userId: known?.id ?? '',
    email: asking ? known?.email : undefined,
    onSignedIn: () => {
      setAsking(false)
      if (isRefused) void saver.save()
    },
    onClose: () => setAsking(false),
  }
}
