import { listProviders } from './data/providers.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('listProviders', async () => listProviders())
