import { handle } from './lib/handle.ts'
import { begin } from './lib/oauth/begin.ts'
import { named, noProvider } from './lib/oauth/named.ts'
import { Answer } from './lib/reply.ts'

export const handler = handle('linkIdentity', async ({ provider, user, event }) => {
  const begun = await begin({ provider: named(provider), link: user.id }, event)
  if (!begun) throw noProvider()
  return new Answer({ url: begun.url }, { cookies: [begun.cookie] })
})
