import { readHomepage } from './data/homepage.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'

export const handler = handle('getHomepage', async () => versioned(await readHomepage({ consistent: true })))
