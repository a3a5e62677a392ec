import { lazy, Suspense, type ReactNode } from 'react'
import { ProviderPlaceholders } from './ProviderPlaceholders.tsx'

type Buttons = { default: (destination: { next: string; claim: string }) => ReactNode }
/** Loaded after the form; nothing shows where it cannot be loaded. */
const ProviderButtons = lazy((): Promise<Buttons> => import('./ProviderButtons.tsx').catch(() => ({ default: () => null })))

/** The buttons to sign in at providers, with placeholders until they are loaded. */
export const Providers = (destination: { next: string; claim: string }) => (
  <Suspense fallback={<ProviderPlaceholders />}>
    <ProviderButtons {...destination} />
  </Suspense>
)
