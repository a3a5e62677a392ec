import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import { JwtVerifier } from 'aws-jwt-verify'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { createPrivateKey, randomBytes, sign, type JsonWebKey, type KeyObject } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import type { Token } from '#shared/accounts/user.ts'
import { secrets } from '../platform/aws.ts'
import { environment } from '../platform/environment.ts'

/** `epoch` must equal the user's `token_epoch`; `iat` and `exp` are seconds since 1970; `id` is the `jti`, or the `iat` of an old token. */
type Claims = { sub: string; epoch: number; iat: number; exp: number; id: string }

const audience = 'api'
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

let signing: { id: string; key: KeyObject; kid: string } | undefined

/** Clears the cached key, as a cold start does. */
export const forgetSigningKey = () => void (signing = undefined)

async function signingKey() {
  const id = environment('TOKEN_SECRET_ID')
  if (signing?.id === id) return signing
  const { SecretString } = await secrets().send(new GetSecretValueCommand({ SecretId: id }))
  const jwk = JSON.parse(SecretString!) as JsonWebKey & { kid: string }
  return (signing = { id, key: createPrivateKey({ key: jwk, format: 'jwk' }), kid: jwk.kid })
}

/** A new access token for that person: Ed25519, valid for 12 hours. */
export async function issueToken({ id, token_epoch }: { id: string; token_epoch: number }): Promise<Token> {
  const { key, kid } = await signingKey()
  const now = Math.floor(Date.now() / 1000)
  const issuer = environment('TOKEN_ISSUER')
  const claims = {
    iss: issuer,
    aud: audience,
    sub: id,
    iat: now,
    exp: now + limits.accessTokenSeconds,
    token_use: 'access',
    epoch: token_epoch,
    jti: randomBytes(12).toString('base64url'),
  }
  const content = `${base64url({ alg: 'EdDSA', kid, typ: 'JWT' })}.${base64url(claims)}`
  const signature = sign(null, Buffer.from(content), key).toString('base64url')
  return { access_token: `${content}.${signature}`, token_type: 'bearer', expires_in: limits.accessTokenSeconds }
}

let verifying: { jwks: string; issuer: string; verify: (token: string) => unknown } | undefined

function verifier() {
  const jwks = environment('TOKEN_JWKS')
  const issuer = environment('TOKEN_ISSUER')
  if (verifying?.jwks === jwks && verifying.issuer === issuer) return verifying.verify
  // The library requires an address, but verifySync never fetches: the keys are cached right below.
  const made = JwtVerifier.create({ issuer, audience, jwksUri: 'https://keys.invalid/jwks.json' })
  made.cacheJwks(JSON.parse(jwks) as Parameters<typeof made.cacheJwks>[0])
  const verify = (token: string) => made.verifySync(token)
  verifying = { jwks, issuer, verify }
  return verify
}

/** The claims of a valid access token of this site; null for a forged, foreign or expired token, or one without an expiry. */
export function verifyToken(token: string): Claims | null {
  if (token.split('.').length !== 3) return null
  const verify = verifier()
  try {
    const { sub, exp, iat = 0, token_use, epoch, jti } = verify(token) as Record<string, unknown>
    const complete =
      typeof sub === 'string' && typeof exp === 'number' && token_use === 'access' && typeof epoch === 'number' && typeof iat === 'number'
    return complete ? { sub, epoch, iat, exp, id: typeof jti === 'string' ? jti : String(iat) } : null
  } catch {
    return null
  }
}

export function callerClaims({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): Claims | null {
  const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  return token ? verifyToken(token) : null
}

/** Seconds since the caller's token was issued; Infinity without a valid token. */
export function secondsSinceSignIn(event: Pick<APIGatewayProxyEventV2, 'headers'>): number {
  const claims = callerClaims(event)
  return claims ? Math.floor(Date.now() / 1000) - claims.iat : Infinity
}
