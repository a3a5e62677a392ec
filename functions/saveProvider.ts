import { saveProvider } from './data/users/storedProviders.ts'
import { handle } from './http/handle.ts'

export const handler = handle('saveProvider', async ({ body }) => saveProvider(body))
