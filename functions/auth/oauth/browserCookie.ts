import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'

/** `__Host-`: no other site, not even a subdomain, can set it. Over http, which is local, browsers refuse that name. */
const cookieName = (origin: string) => (origin.startsWith('https:') ? '__Host-oauth' : 'oauth')

export function browserSecret({ cookies = [] }: Pick<APIGatewayProxyEventV2, 'cookies'>, origin: string): string | null {
  const prefix = `${cookieName(origin)}=`
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length)
  return value && /^[\w-]{43}$/.test(value) ? value : null
}

export const newBrowserSecret = () => randomBytes(32).toString('base64url')

/** The Set-Cookie value that stores the secret for the lifetime of an attempt. Lax, so that it is sent when the provider redirects back. */
export const browserCookie = (secret: string, origin: string): string =>
  [
    `${cookieName(origin)}=${secret}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${limits.oauthSeconds}`,
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
