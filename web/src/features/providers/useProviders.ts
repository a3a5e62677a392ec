import { useState } from 'react'
import type { ProviderRow } from '#shared/accounts/providerBodies.ts'
import { providerNames, type ProviderName } from '#shared/accounts/providerNames.ts'
import { call } from '../../lib/api/allCalls.ts'
import { forgetPublic } from '../../lib/api/content.ts'
import { useCall } from '../../lib/api/queries.ts'

type ProviderDraft = { client_id: string; client_secret: string; enabled: boolean }

const storedDraft = (row: ProviderRow | undefined): ProviderDraft => ({
  client_id: row?.client_id ?? '',
  client_secret: '',
  enabled: row?.enabled ?? false,
})

export function useProviders() {
  const { data: rows, error, loading, reload, change } = useCall('listProviders', {})
  const [drafts, setDrafts] = useState<Partial<Record<ProviderName, ProviderDraft>>>({})

  const rowOf = (provider: ProviderName) => rows?.find((row) => row.provider === provider)
  const currentDraft = (provider: ProviderName) => drafts[provider] ?? storedDraft(rowOf(provider))
  const isChanged = (provider: ProviderName) => {
    const [draft, stored] = [currentDraft(provider), storedDraft(rowOf(provider))]
    return draft.client_id.trim() !== stored.client_id || draft.client_secret.trim() !== '' || draft.enabled !== stored.enabled
  }
  return {
    rows,
    error,
    loading,
    rowOf,
    draftOf: currentDraft,
    changed: rows ? providerNames.filter(isChanged) : [],
    change: (provider: ProviderName, part: Partial<ProviderDraft>) =>
      setDrafts((now) => ({ ...now, [provider]: { ...currentDraft(provider), ...part } })),
    save: async (provider: ProviderName) => {
      const draft = currentDraft(provider)
      const row = await call('saveProvider', { body: { provider, ...draft } })
      change((now = []) => [...now.filter((one) => one.provider !== provider), row])
      setDrafts(({ [provider]: typed, ...others }) => (typed && typed !== draft ? { ...others, [provider]: typed } : others))
      forgetPublic() // the login page caches its provider buttons
    },
    retry: reload,
  }
}
