import { readSettings } from './data/settings.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('getPublicSettings', () => readSettings())
