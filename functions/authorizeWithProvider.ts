import { handle } from './http/handle.ts'
import { begin } from './auth/oauth/begin.ts'
import { named, noProvider } from './auth/oauth/named.ts'
import { Answer } from './http/reply.ts'

export const handler = handle('authorizeWithProvider', async ({ provider, query, event }) => {
  const begun = await begin({ provider: named(provider), ...query }, event)
  if (!begun) throw noProvider()
  return new Answer(undefined, { status: 302, headers: { location: begun.url }, cookies: [begun.cookie] })
})
