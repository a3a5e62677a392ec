import type { ProviderRow } from '#shared/accounts/providerBodies.ts'
import { providerNames, type ProviderName } from '#shared/accounts/providerNames.ts'
import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ColoredProviderMark } from '../../ui/signIn/ColoredProviderMark.tsx'
import css from './Providers.module.css'

type Props = { rows: ProviderRow[]; chosen: ProviderName; onChoose: (provider: ProviderName) => void }

/** The providers with their state: enabled, disabled, or incomplete if enabled without an id or secret. */
export function ProviderList({ rows, chosen, onChoose }: Props) {
  const t = useT()
  return (
    <ul className={css.list} aria-label={t('providers.list')}>
      {providerNames.map((provider) => {
        const row = rows.find((one) => one.provider === provider)
        const missing = row?.enabled && (row.client_id === '' ? 'id_missing' : row.has_secret ? undefined : 'secret_missing')
        return (
          <li key={provider}>
            <Button kind="plain" aria-pressed={provider === chosen} onClick={() => onChoose(provider)}>
              <ColoredProviderMark of={provider} />
              <span>
                {t(`providers.${provider}`)}
                {missing && <small>{t(`providers.${missing}`)}</small>}
              </span>
              {missing ? (
                <Badge tone="warn">{t('providers.incomplete')}</Badge>
              ) : (
                <Badge tone={row?.enabled ? 'success' : 'neutral'}>{t(row?.enabled ? 'providers.enabled' : 'providers.disabled')}</Badge>
              )}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
