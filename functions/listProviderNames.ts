import { readyProviders } from './data/users/storedProviders.ts'
import { handle } from './http/handle.ts'

export const handler = handle('listProviderNames', async () => readyProviders())
