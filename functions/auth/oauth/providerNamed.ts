import { providerNames, type ProviderName } from '#shared/accounts/providerNames.ts'
import { optionalEnvironment } from '../../platform/environment.ts'
import { HttpError } from '../../platform/errors.ts'
import { providerDefinitions, type Provider } from './providerDefinitions.ts'

/** The provider of that name. If OAUTH_BASE_URLS (JSON, base address by name) names a stand-in, the same paths at its address. */
export function providerNamed(name: ProviderName): Provider {
  const provider = providerDefinitions[name]
  const base = (JSON.parse(optionalEnvironment('OAUTH_BASE_URLS') ?? '{}') as Partial<Record<ProviderName, string>>)[name]
  if (!base) return provider
  const moved = (address: string) => base.replace(/\/$/, '') + address.replace(/^https:\/\/[^/]+/, '')
  return {
    ...provider,
    authorize: moved(provider.authorize),
    token: moved(provider.token),
    user: moved(provider.user),
    ...(provider.openid && { openid: { ...provider.openid, issuer: base } }),
  }
}

export const noProvider = () => new HttpError(404, 'provider.not_found', 'This site does not offer sign-in with this provider.')

/** The provider named in a path; 404 for an unknown name. */
export function parseProvider(value: string): ProviderName {
  const found = providerNames.find((name) => name === value)
  if (!found) throw noProvider()
  return found
}
