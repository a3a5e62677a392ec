import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ProviderName } from '#shared/accounts/providerNames.ts'

/** The next user who signs in at the stand-in. `email_verified` is used if the provider sends it. */
export type Visitor = { id: string; email?: string; email_verified?: boolean; first?: string; last?: string; picture?: string }

type Grant = {
  provider: ProviderName
  redirect_uri: string
  challenge: string | null
  nonce: string | null
  state: string
  visitor: Visitor
}
type Params = Record<string, string>

export const app = { client_id: 'an-app', client_secret: 'a secret & more' }

/** The paths in each provider's documentation. */
const paths: Record<ProviderName, { authorize: string; token: string; user: string }> = {
  google: { authorize: '/o/oauth2/v2/auth', token: '/token', user: '/v1/userinfo' },
  kakao: { authorize: '/oauth/authorize', token: '/oauth/token', user: '/v2/user/me' },
  naver: { authorize: '/oauth2.0/authorize', token: '/oauth2.0/token', user: '/v1/nid/me' },
  facebook: { authorize: '/v24.0/dialog/oauth', token: '/v24.0/oauth/access_token', user: '/me' },
  linkedin: { authorize: '/oauth/v2/authorization', token: '/oauth/v2/accessToken', user: '/v2/userinfo' },
}
const openid: readonly string[] = ['google', 'linkedin']
const takesVerifier: readonly string[] = ['google', 'kakao']
const cancelled: Record<ProviderName, string> = {
  google: 'access_denied',
  kakao: 'access_denied',
  naver: 'access_denied',
  facebook: 'access_denied',
  linkedin: 'user_cancelled_login',
}

/** Starts a server on 127.0.0.1 that behaves like each of the five: base addresses in `urls`, and how it is to behave next. */
export async function startProviders() {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Grant>()
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const behavior = {
    visitor: { id: '1' } as Visitor,
    /** The visitor declines. */
    cancels: false,
    /** The failure of the token call or the user call. */
    fault: null as null | 'redirects' | 'fails' | 'hangs' | 'another app' | 'another nonce' | 'another issuer' | 'another subject',
  }
  const asked: { provider: ProviderName; call: string; params: Params }[] = []
  let base = ''

  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url!, base)
    const [, provider] = url.pathname.split('/') as [string, ProviderName]
    const path = url.pathname.slice(provider.length + 1)
    const params = Object.fromEntries(request.method === 'POST' ? new URLSearchParams(await text(request)) : url.searchParams)
    const call = Object.entries(paths[provider] ?? {}).find(([, at]) => at === path)?.[0]
    asked.push({ provider, call: call ?? path, params })
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (call === 'authorize') return void response.writeHead(302, { location: authorize(provider, params) }).end()
    if (behavior.fault === 'hangs') return undefined
    if (behavior.fault === 'redirects') return void response.writeHead(302, { location: `${base}/elsewhere` }).end()
    if (behavior.fault === 'fails') return void json(500, { error: 'server_error' })
    if (call === 'token') return void json(...token(provider, params))
    const grant = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
    if (call === 'user' && grant?.provider === provider) return void json(200, user(provider, grant.visitor))
    return void json(404, { error: 'not_found' })
  }

  function authorize(provider: ProviderName, params: Params): string {
    const back = new URL(params.redirect_uri!)
    back.searchParams.set('state', params.state!)
    const refuse = (error: string) => {
      back.searchParams.set('error', error)
      return back.href
    }
    if (params.client_id !== app.client_id || params.response_type !== 'code') return refuse('invalid_request')
    if (provider === 'kakao' && params.scope?.includes('account_email')) return refuse('KOE205')
    if (behavior.cancels) return refuse(cancelled[provider])
    const code = randomUUID()
    const { redirect_uri, state, code_challenge: challenge = null, nonce = null } = params
    codes.set(code, { provider, redirect_uri: redirect_uri!, state: state!, challenge, nonce, visitor: behavior.visitor })
    back.searchParams.set('code', code)
    return back.href
  }

  function token(provider: ProviderName, params: Params): [number, object] {
    const grant = codes.get(params.code ?? '')
    codes.delete(params.code ?? '')
    // Naver reports errors with a 200
    const refuse = (error: string): [number, object] => [provider === 'naver' ? 200 : 400, { error, error_description: error }]
    if (params.client_id !== app.client_id || params.client_secret !== app.client_secret) return refuse('invalid_client')
    if (!takesVerifier.includes(provider) && params.code_verifier) return refuse('invalid_client')
    if (!grant || grant.provider !== provider || grant.redirect_uri !== params.redirect_uri) return refuse('invalid_grant')
    if (provider === 'naver' && params.state !== grant.state) return refuse('invalid_request')
    const proof = createHash('sha256')
      .update(params.code_verifier ?? '')
      .digest('base64url')
    if (takesVerifier.includes(provider) && grant.challenge !== proof) return refuse('invalid_grant')
    const access_token = randomUUID()
    tokens.set(access_token, grant)
    const expires_in = provider === 'naver' ? '3600' : 3600
    const token_type = provider === 'kakao' || provider === 'naver' ? 'bearer' : 'Bearer'
    const id_token = openid.includes(provider) ? { id_token: idToken(provider, grant) } : {}
    return [200, { access_token, token_type, expires_in, scope: 'some', ...id_token }]
  }

  function idToken(provider: ProviderName, { visitor, nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1000)
    const { fault } = behavior
    const claims = {
      iss: fault === 'another issuer' ? 'https://evil.example' : `${base}/${provider}`,
      aud: fault === 'another app' ? 'another-app' : app.client_id,
      sub: fault === 'another subject' ? 'somebody else' : visitor.id,
      iat: now,
      exp: now + 3600,
      ...(provider === 'google' && nonce && { nonce: fault === 'another nonce' ? 'stale' : nonce }),
    }
    const encoded = [{ alg: 'RS256', typ: 'JWT' }, claims].map((half) => Buffer.from(JSON.stringify(half)).toString('base64url')).join('.')
    return `${encoded}.${sign('sha256', Buffer.from(encoded), key).toString('base64url')}`
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    behavior,
    asked,
    urls: Object.fromEntries(Object.keys(paths).map((provider) => [provider, `${base}/${provider}`])) as Record<ProviderName, string>,
    close: () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  }
}
export type StandIn = Awaited<ReturnType<typeof startProviders>>

/** The visitor's data in that provider's format, without the fields that it omits. */
function user(provider: ProviderName, { id, email, email_verified = true, first, last, picture }: Visitor): object {
  const name = [first, last].filter(Boolean).join(' ')
  const told: Record<ProviderName, object> = {
    google: { sub: id, given_name: first, family_name: last, name, picture, email, ...(email && { email_verified }) },
    linkedin: { sub: id, given_name: first, family_name: last, picture, email, ...(email && email_verified && { email_verified: 'true' }) },
    kakao: {
      id: Number(id),
      kakao_account: {
        profile: { nickname: name, profile_image_url: picture },
        ...(email && { email, is_email_valid: true, is_email_verified: email_verified }),
      },
    },
    naver: { resultcode: '00', message: 'success', response: { id, name, email, profile_image: picture } },
    facebook: { id, name, first_name: first, last_name: last, ...(email && { email }), picture: { data: { url: picture } } },
  }
  return told[provider]
}
