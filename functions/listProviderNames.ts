import { readyProviders } from './data/users/providers.ts'
import { handle } from './http/handle.ts'

export const handler = handle('listProviderNames', async () => readyProviders())
