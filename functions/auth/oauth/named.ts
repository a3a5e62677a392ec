import { providers, type ProviderName } from '#shared/providerNames.ts'
import { Refusal } from '../../platform/errors.ts'

export const noProvider = () => new Refusal(404, 'provider.not_found', 'Nobody can sign in with this provider here.')

/** The provider of an address's part; 404 for any other. */
export function named(value: string): ProviderName {
  const found = providers.find((name) => name === value)
  if (!found) throw noProvider()
  return found
}
