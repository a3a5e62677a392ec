import type { MiddlewareObj } from '@middy/core'
import { paths, type RouteName } from '#shared/paths.ts'
import { routes, type Route } from '#shared/routes.ts'
import { optionalEnvironment } from '../platform/environment.ts'
import { writesPaused } from '../platform/errors.ts'

/** Whether a route changes stored data: all but GET, and a provider's sign-in, which creates accounts. */
export const isWrite = (name: RouteName): boolean => {
  const route: Route = routes[name]
  return !paths[name].startsWith('GET ') || route.visited === true
}

/** Throws 503 on routes that write while WRITES is `paused`: no write may reach a table that is about to be replaced. */
export const refuseWhilePaused = (name: RouteName): MiddlewareObj => ({
  before: () => {
    if (isWrite(name) && optionalEnvironment('WRITES') === 'paused') throw writesPaused()
  },
})
