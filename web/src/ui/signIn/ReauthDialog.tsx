import { lazy, Suspense } from 'react'
import type { useEndedSession } from '../../lib/session/endedSession.ts'
import { withTexts } from '../../lib/language/i18n.ts'

const SignInAgain = lazy(withTexts('admin', async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain })))

/** Asks for the password in place where `useEndedSession` says so; loaded only then. */
export const ReauthDialog = ({ session: { email, ...answers } }: { session: ReturnType<typeof useEndedSession> }) =>
  email !== undefined && (
    <Suspense>
      <SignInAgain email={email} {...answers} />
    </Suspense>
  )
