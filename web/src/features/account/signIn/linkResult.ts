import { providerNames, type ProviderName } from '#shared/accounts/providerNames.ts'

/** The result of linking a provider: the provider, or the error code. */
export type LinkResult = { linked?: ProviderName; error?: string }

/** Reads the result from the query that the server's redirect to /account has. */
export function parseLinkResult(search: string): LinkResult {
  const query = new URLSearchParams(search)
  const linked = providerNames.find((provider) => provider === query.get('linked'))
  const error = query.get('error')
  return { ...(linked && { linked }), ...(error && { error }) }
}
