import { readSettings } from './data/settings.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('getSettings', async () => versioned(await readSettings({ consistent: true })))
