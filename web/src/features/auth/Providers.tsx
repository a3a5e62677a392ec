import { lazy, Suspense, type ReactNode } from 'react'
import { withTexts } from '../../lib/language/i18n.ts'
import { ProviderPlaces } from './ProviderPlaces.tsx'

type Buttons = { default: (asked: { next: string; claim: string }) => ReactNode }
/** After the form, which does not wait for it; without it there are no buttons, as without the list of them. */
const load = withTexts('ways', (): Promise<Buttons> => import('./ProviderButtons.tsx'))
const ProviderButtons = lazy(() => load().catch((): Buttons => ({ default: () => null })))

/** The other ways in, once they are known. */
export const Providers = (asked: { next: string; claim: string }) => (
  <Suspense fallback={<ProviderPlaces />}>
    <ProviderButtons {...asked} />
  </Suspense>
)
