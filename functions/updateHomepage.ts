import { saveHomepage } from './data/homepage.ts'
import { handle } from './http/handle.ts'
import { versioned } from './http/reply.ts'
import { sanitizeHomepage } from './html/sanitizeHomepage.ts'

export const handler = handle('updateHomepage', async ({ body, ifMatch }) => versioned(await saveHomepage(sanitizeHomepage(body), ifMatch)))
