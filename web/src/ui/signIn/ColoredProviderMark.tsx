import type { ProviderName } from '#shared/accounts/providerNames.ts'
import css from './ColoredProviderMark.module.css'
import { ProviderMark } from './ProviderMark.tsx'

export const ColoredProviderMark = ({ of }: { of: ProviderName }) => <ProviderMark of={of} className={`${css.mark} ${css[of] ?? ''}`} />
