import { lazy, Suspense, type ReactNode } from 'react'
import { ProviderPlaceholders } from './ProviderPlaceholders.tsx'

type Buttons = { default: (asked: { next: string; claim: string }) => ReactNode }
/** After the form, which does not wait for it; without it there are no buttons, as without the list of them. */
const ProviderButtons = lazy((): Promise<Buttons> => import('./ProviderButtons.tsx').catch(() => ({ default: () => null })))

/** The other ways in, once they are known. */
export const Providers = (asked: { next: string; claim: string }) => (
  <Suspense fallback={<ProviderPlaceholders />}>
    <ProviderButtons {...asked} />
  </Suspense>
)
