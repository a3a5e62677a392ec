import type { ProviderName } from '#shared/providerNames.ts'
import { exchange, type Client, type Returned } from './exchange.ts'
import { exchangeOpenid } from './exchangeOpenid.ts'
import type { ProviderProfile } from '../../data/users/identities.ts'
import { providerNamed } from './providers.ts'

/** Who came back from a provider; null where it would not say, which is logged without anything of the person. */
export async function profileFrom(name: ProviderName, client: Client, returned: Returned): Promise<ProviderProfile | null> {
  const provider = providerNamed(name)
  try {
    return await (provider.openid ? exchangeOpenid : exchange)(provider, client, returned)
  } catch (error) {
    // a warning: the provider's fault, or the person's, not this site's
    console.warn(JSON.stringify({ message: `Signing in with ${name} failed.`, error: (error as Error).message }))
    return null
  }
}
