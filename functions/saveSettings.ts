import { saveSettings } from './data/settings.ts'
import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'

export const handler = handle('saveSettings', async ({ body, ifMatch }) => versioned(await saveSettings(body, ifMatch)))
