import { readHomepage } from './data/homepage.ts'
import { handle } from './http/handle.ts'

export const handler = handle('getHomepagePublic', () => readHomepage())
