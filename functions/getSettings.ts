import { readSettings } from './data/settings.ts'
import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'

export const handler = handle('getSettings', async () => versioned(await readSettings({ consistent: true })))
