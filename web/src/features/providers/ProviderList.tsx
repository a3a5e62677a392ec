import type { ProviderRow } from '#shared/providers.ts'
import { providers, type ProviderName } from '#shared/providerNames.ts'
import { useT } from '../../lib/i18n.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ProviderMark } from '../../ui/ProviderMark.tsx'
import css from './Providers.module.css'

type Props = { rows: ProviderRow[]; chosen: ProviderName; onChoose: (provider: ProviderName) => void }

/** Each provider, enabled or disabled; one that is enabled and not complete says what is missing. */
export function ProviderList({ rows, chosen, onChoose }: Props) {
  const t = useT()
  return (
    <ul className={css.list} aria-label={t('providers.list')}>
      {providers.map((provider) => {
        const row = rows.find((one) => one.provider === provider)
        const isComplete = row !== undefined && row.client_id !== '' && row.has_secret
        return (
          <li key={provider}>
            <button type="button" aria-pressed={provider === chosen} onClick={() => onChoose(provider)}>
              <ProviderMark of={provider} className={`${css.mark} ${css[provider] ?? ''}`} />
              <span>
                {t(`providers.${provider}`)}
                {row?.enabled && !isComplete && <small>{t('providers.incomplete')}</small>}
              </span>
              <Badge tone={row?.enabled ? (isComplete ? 'success' : 'warn') : 'neutral'}>
                {t(row?.enabled ? 'providers.enabled' : 'providers.disabled')}
              </Badge>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
