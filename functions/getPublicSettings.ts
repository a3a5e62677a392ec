import { readSettings } from './data/settings.ts'
import { handle } from './http/handle.ts'

export const handler = handle('getPublicSettings', () => readSettings())
