import type { ProviderName } from '#shared/accounts/providerNames.ts'
import css from './ColoredProviderMark.module.css'
import { ProviderMark } from './ProviderMark.tsx'

/** A provider's logo in its own colors, for a list on the page's background. */
export const ColoredProviderMark = ({ of }: { of: ProviderName }) => <ProviderMark of={of} className={`${css.mark} ${css[of] ?? ''}`} />
