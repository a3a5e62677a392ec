import { readyProviders } from './data/providers.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('listProviderNames', async () => readyProviders())
