import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { verifyToken } from './token.ts'

/** Seconds since the caller's token was issued; for ever where there is none. */
export function secondsSinceSignIn({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): number {
  const token = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const claims = token ? verifyToken(token) : null
  return claims ? Math.floor(Date.now() / 1000) - claims.iat : Infinity
}
