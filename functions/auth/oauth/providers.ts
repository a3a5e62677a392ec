import type { ProviderName } from '#shared/providerNames.ts'
import { optionalEnvironment } from '../../platform/environment.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import { kakao } from './kakao.ts'
import { linkedin } from './linkedin.ts'
import { naver } from './naver.ts'
import type { Provider } from './provider.ts'

const known: Record<ProviderName, Provider> = { google, kakao, naver, facebook, linkedin }

/** The provider of that name; where OAUTH_BASE_URLS (JSON: base address by name) names a stand-in, the same paths there. */
export function providerNamed(name: ProviderName): Provider {
  const provider = known[name]
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
