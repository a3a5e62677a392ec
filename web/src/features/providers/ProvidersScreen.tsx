import { useState } from 'react'
import { type ProviderName, providerNames } from '#shared/accounts/providerNames.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { AdminsOnly } from '../../ui/states/AdminsOnly.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import { ProviderForm } from './ProviderForm.tsx'
import css from './Providers.module.css'
import { useProviders } from './useProviders.ts'
import type { ProviderRow } from '#shared/accounts/providerBodies.ts'
import { Button } from '../../ui/Button.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ColoredProviderMark } from '../../ui/signIn/ColoredProviderMark.tsx'

/** /admin/providers: sets up sign-in with other accounts (OAuth). */
export default function ProvidersScreen() {
  const t = useT()
  const all = useProviders()
  const [chosen, setChosen] = useState<ProviderName>('google')
  useTitle(t('account_menu.oauth_providers'))

  if (all.error instanceof ApiError && all.error.status === 403) return <AdminsOnly title={t('account_menu.oauth_providers')} />
  return (
    <>
      <h1 className={css.heading}>{t('account_menu.oauth_providers')}</h1>
      <p className={css.note}>{t('providers.note')}</p>
      {all.rows ? (
        <div className={css.panes}>
          <ProviderList rows={all.rows} chosen={chosen} onChoose={setChosen} />
          <ProviderForm {...all} provider={chosen} onChoose={setChosen} />
        </div>
      ) : all.error !== undefined ? (
        <LoadError error={all.error} retry={all.retry} busy={all.loading} />
      ) : (
        <LoadingRows rows={5} />
      )}
    </>
  )
}

type Props = { rows: ProviderRow[]; chosen: ProviderName; onChoose: (provider: ProviderName) => void }

/** The providers with their state: enabled, disabled, or incomplete if enabled without an id or secret. */
function ProviderList({ rows, chosen, onChoose }: Props) {
  const t = useT()
  return (
    <ul className={css.list} aria-label={t('providers.list')}>
      {providerNames.map((provider) => {
        const row = rows.find((one) => one.provider === provider)
        const missing = row?.enabled && (row.client_id === '' ? 'id_missing' : row.has_secret ? undefined : 'secret_missing')
        return (
          <li key={provider}>
            <Button kind="plain" className={css.open} aria-pressed={provider === chosen} onClick={() => onChoose(provider)}>
              <ColoredProviderMark of={provider} />
              <span className="stack grows shrinks">
                {t(`providers.${provider}`)}
                {missing && <small className="leading-140">{t(`providers.${missing}`)}</small>}
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
