import { unavailable } from './lib/errors.ts'
import { handle } from './lib/handle.ts'

export const handler = handle('getResults', () => Promise.reject(unavailable()))
