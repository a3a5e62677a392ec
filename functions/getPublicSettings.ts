import { readSettings } from './data/settings.ts'
import { handle } from './http/handle.ts'
import { HttpReply } from './http/reply.ts'
import { optionalEnvironment } from './platform/environment.ts'

export const handler = handle('getPublicSettings', async () => {
  const version = optionalEnvironment('VERSION')
  return new HttpReply(await readSettings(), { headers: version ? { 'x-version': version } : {} })
})
