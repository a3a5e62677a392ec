import { lazy, Suspense } from 'react'
import { withTexts } from '../../lib/language/i18n.ts'

const ReturnedError = lazy(withTexts('errors', () => import('./ReturnedError.tsx')))

/** Why a sign-in elsewhere came to nothing, in an alert that takes the focus; nothing for ''. */
export const Returned = ({ code }: { code: string }) =>
  code !== '' && (
    <Suspense>
      <ReturnedError code={code} />
    </Suspense>
  )
