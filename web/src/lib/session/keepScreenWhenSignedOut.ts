import { createCount } from '../createCount.ts'

const { useCounted, useIsAny } = createCount()

/**
 * While `on`, the end of the session does not take the screen away: it holds what is not saved, and asks to sign in again
 * (ui/signIn/ReauthDialog).
 */
export const useKeepScreenWhenSignedOut: (on: boolean) => void = useCounted

/** Whether the screen is to stay though nobody is signed in. */
export const useIsScreenKept = useIsAny
