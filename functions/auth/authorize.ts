import { isAdmin } from '#shared/accounts/isAdmin.ts'
import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Route } from '#shared/routes.ts'
import { redeemTicket } from '../data/users/tickets.ts'
import { isTokenEnded } from '../data/users/endTokens.ts'
import { readUser, type StoredUser } from '../data/users/users.ts'
import { invalidToken, forbidden, signInRequired } from '../platform/errors.ts'
import { verifyToken } from './token.ts'

/** Authenticates the caller as the route's `access` demands. Roles and ended tokens are read from the table, so changes act at once. */
export const authorize = ({ access, ticket }: Route): MiddlewareObj<APIGatewayProxyEventV2> => ({
  before: async ({ event }) => {
    if (access === 'public') return
    const user = await caller(event, ticket === true)
    if (!user && access !== 'optional') throw signInRequired()
    if (access === 'admin' && !isAdmin(user)) throw forbidden()
    Object.assign(event, { user })
  },
})

async function caller(event: APIGatewayProxyEventV2, ticket: boolean): Promise<StoredUser | null> {
  const inQuery = ticket ? event.queryStringParameters?.token : undefined
  const header = event.headers.authorization
  if (!header && !inQuery) return null
  const token = header ? /^bearer +(\S+)$/i.exec(header)?.[1] : inQuery
  if (!token) throw invalidToken()
  const claims = verifyToken(token) ?? (ticket ? await redeemTicket(token, event.rawPath) : null)
  const user = claims && (await readUser(claims.sub))
  if (!user || isTokenEnded(user, claims)) throw invalidToken()
  return user
}
