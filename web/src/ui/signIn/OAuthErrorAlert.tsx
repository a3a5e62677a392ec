import { lazy, Suspense } from 'react'
import { withTexts } from '../../lib/language/i18n.ts'

const OAuthErrorMessage = lazy(withTexts('errors', () => import('./OAuthErrorMessage.tsx')))

/** The error of a sign-in at a provider, in an alert that takes the focus; nothing for ''. */
export const OAuthErrorAlert = ({ code }: { code: string }) =>
  code !== '' && (
    <Suspense>
      <OAuthErrorMessage code={code} />
    </Suspense>
  )
