import { handle } from './http/handle.ts'
import { startAuthorization } from './auth/oauth/startAuthorization.ts'
import { noProvider, parseProvider } from './auth/oauth/providerNamed.ts'
import { HttpReply } from './http/reply.ts'

export const handler = handle('authorizeWithProvider', async ({ provider, query, event }) => {
  const started = await startAuthorization({ provider: parseProvider(provider), next: query.next, responseId: query.claim }, event)
  if (!started) throw noProvider()
  return new HttpReply(undefined, { status: 302, headers: { location: started.url }, cookies: [started.cookie] })
})
