import { lazy, Suspense } from 'react'
import type { useEndedSession } from '../../lib/session/endedSession.ts'
import { withTexts } from '../../lib/language/i18n.ts'

const SignInAgain = lazy(withTexts('admin', async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain })))

/** Opens SignInAgain, which is loaded on demand, when `useEndedSession` gives an e-mail. */
export const ReauthDialog = ({ session: { email, ...answers } }: { session: ReturnType<typeof useEndedSession> }) =>
  email !== undefined && (
    <Suspense>
      <SignInAgain email={email} {...answers} />
    </Suspense>
  )
