import { readHomepage } from './data/homepage.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('getHomepagePublic', () => readHomepage())
