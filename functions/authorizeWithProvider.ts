import { handle } from './lib/handle.ts'
import { begin } from './lib/oauth/begin.ts'
import { named, noProvider } from './lib/oauth/named.ts'
import { Answer } from './lib/reply.ts'

export const handler = handle('authorizeWithProvider', async ({ provider, query, event }) => {
  const begun = await begin({ provider: named(provider), ...query }, event)
  if (!begun) throw noProvider()
  return new Answer(undefined, { status: 302, headers: { location: begun.url }, cookies: [begun.cookie] })
})
