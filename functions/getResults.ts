import { unavailable } from './platform/errors.ts'
import { handle } from './http/handle.ts'

export const handler = handle('getResults', () => Promise.reject(unavailable()))
