import { useState } from 'react'
import type { ProviderName } from '#shared/accounts/providerNames.ts'
import { ApiError } from '../../lib/api/ApiError.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useTitle } from '../../lib/navigation/useTitle.ts'
import { AdminsOnly } from '../../ui/states/AdminsOnly.tsx'
import { LoadError } from '../../ui/states/LoadError.tsx'
import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import { ProviderForm } from './ProviderForm.tsx'
import { ProviderList } from './ProviderList.tsx'
import css from './Providers.module.css'
import { useProviders } from './useProviders.ts'

/** /admin/providers: sets up sign-in with other accounts (OAuth). */
export default function ProvidersScreen() {
  const t = useT()
  const all = useProviders()
  const [chosen, setChosen] = useState<ProviderName>('google')
  useTitle(t('nav.oauth_providers'))

  if (all.error instanceof ApiError && all.error.status === 403) return <AdminsOnly title={t('nav.oauth_providers')} />
  return (
    <>
      <h1 className={css.heading}>{t('nav.oauth_providers')}</h1>
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
