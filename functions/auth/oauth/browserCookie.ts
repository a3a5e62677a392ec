import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'

/** `__Host-`: no other site, not even a subdomain, can set it. Over http, which is local, browsers refuse that name. */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-oauth' : 'oauth')

/** The secret that this browser began to sign in with; null where it has none. */
export function browserSecret({ cookies = [] }: Pick<APIGatewayProxyEventV2, 'cookies'>, origin: string): string | null {
  const prefix = `${nameAt(origin)}=`
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length)
  return value && /^[\w-]{43}$/.test(value) ? value : null
}

export const newBrowserSecret = () => randomBytes(32).toString('base64url')

/** The set-cookie line that keeps it as long as a try lasts. Lax: it comes along when the provider sends the person back. */
export const browserCookie = (secret: string, origin: string): string =>
  [
    `${nameAt(origin)}=${secret}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${limits.oauthSeconds}`,
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
