import { lazy, Suspense } from 'react'
import { withTexts } from '../../lib/language/i18n.ts'

const OAuthError = lazy(withTexts('errors', () => import('./OAuthError.tsx')))

/** The error of a sign-in at a provider, in an alert that takes the focus; nothing for ''. */
export const LazyOAuthError = ({ code }: { code: string }) =>
  code !== '' && (
    <Suspense>
      <OAuthError code={code} />
    </Suspense>
  )
