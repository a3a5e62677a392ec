import { saveSettings } from './data/settings.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('saveSettings', async ({ body, ifMatch }) => versioned(await saveSettings(body, ifMatch)))
