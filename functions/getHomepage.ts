import { readHomepage } from './data/homepage.ts'
import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'

export const handler = handle('getHomepage', async () => versioned(await readHomepage({ consistent: true })))
