import { saveHomepage } from './data/homepage.ts'
import { handle } from './lib/handle.ts'
import { versioned } from './lib/reply.ts'
import { sanitizedHomepage } from './lib/sanitizedHomepage.ts'

export const handler = handle('updateHomepage', async ({ body, ifMatch }) =>
  versioned(await saveHomepage(sanitizedHomepage(body), ifMatch)),
)
