import { lazy, Suspense, type ReactNode } from 'react'
import { withTexts } from '../../lib/language/i18n.ts'

const OAuthError = lazy(withTexts('errors', () => import('./OAuthError.tsx')))

/** The error of a sign-in at a provider, in an alert that takes the focus; nothing for ''. `children` come with it. */
export const LazyOAuthError = ({ code, children }: { code: string; children?: ReactNode }) =>
  code !== '' && (
    <Suspense>
      <OAuthError code={code} />
      {children}
    </Suspense>
  )
