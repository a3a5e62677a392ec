import { lazy, Suspense } from 'react'
import { withTexts } from '../../lib/i18n.ts'

const Nothing = () => null
/** After the form, which does not wait for it; without it there are no buttons, as without the list of them. */
const ProviderButtons = lazy(() =>
  withTexts('ways', () => import('./ProviderButtons.tsx'))().catch(() => ({
    default: Nothing as typeof import('./ProviderButtons.tsx').default,
  })),
)

/** The other ways in, once they are known. */
export const Providers = (asked: { next: string; claim: string }) => (
  <Suspense>
    <ProviderButtons {...asked} />
  </Suspense>
)
