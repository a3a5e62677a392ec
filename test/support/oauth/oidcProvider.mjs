// oidc-provider warns that it keeps everything in memory, as intended here
console.warn = () => {}
import Provider from 'oidc-provider'

/**
 * A third-party OpenID provider on 127.0.0.1, at Google's paths, run as a separate program. It signs the one visitor in and consents for them.
 * Started with the app and its address to come back to as JSON; sends its issuer to its parent.
 */
const { client_id, client_secret, redirect_uri } = JSON.parse(process.argv[2])
const visitor = { sub: '110169484474386276334', email: 'jian@example.com', email_verified: true, given_name: 'Jian', family_name: 'Seo' }

const listening = (await import('node:http')).createServer()
await new Promise((resolve) => listening.listen(0, '127.0.0.1', resolve))
const issuer = `http://127.0.0.1:${listening.address().port}`

const provider = new Provider(issuer, {
  clients: [{ client_id, client_secret, redirect_uris: [redirect_uri], token_endpoint_auth_method: 'client_secret_post' }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
  routes: { authorization: '/o/oauth2/v2/auth', token: '/token', userinfo: '/v1/userinfo' },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  cookies: { keys: ['a key for cookies'] },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...visitor, sub: id }) }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})
const answer = provider.callback()
listening.on('request', (request, response) => {
  if (!request.url.startsWith('/interaction/')) return void answer(request, response)
  const result = { login: { accountId: visitor.sub } }
  return void provider.interactionFinished(request, response, result).catch((error) => response.writeHead(500).end(String(error)))
})
process.on('disconnect', () => process.exit())
process.send(issuer)
