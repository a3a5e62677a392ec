import { listProviders } from './data/users/storedProviders.ts'
import { handle } from './http/handle.ts'

export const handler = handle('listProviders', async () => listProviders())
