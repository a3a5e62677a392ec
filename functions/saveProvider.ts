import { saveProvider } from './data/providers.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('saveProvider', async ({ body }) => saveProvider(body))
