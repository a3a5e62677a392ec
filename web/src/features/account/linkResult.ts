import { providers, type ProviderName } from '#shared/accounts/providerNames.ts'

/** How somebody came back from linking an account at a provider: with which one, or why not. */
export type LinkResult = { linked?: ProviderName; error?: string }

export function parseLinkResult(search: string): LinkResult {
  const query = new URLSearchParams(search)
  const linked = providers.find((provider) => provider === query.get('linked'))
  const error = query.get('error')
  return { ...(linked && { linked }), ...(error && { error }) }
}
