import { paths, type RouteName } from '#shared/paths.ts'
import { isFile } from '#shared/routes.ts'

/** A matched route: `routeKey` as API Gateway writes it, parameters percent-decoded. */
export type Match = { name: RouteName; routeKey: string; pathParameters: Record<string, string> }

type Route = { name: RouteName; method: string; routeKey: string; segments: string[] }

const split = (path: string) => path.replace(/^\//, '').split('/')

/** The name of a segment that is a parameter; undefined for a literal one. */
const parameterIn = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1]

/** Sorts a literal before a parameter, at the first segment that differs. */
const rank = ({ segments }: Route) => segments.map((segment) => (parameterIn(segment) ? '1' : '0')).join('')

/** A function that finds the route of a request, as API Gateway does: exact, then `{name}`. */
export function router(table: Record<string, string>, prefix: string) {
  const routes = Object.entries(table).map(([name, route]): Route => {
    const [method, path] = route.split(' ') as [string, string]
    return { name: name as RouteName, method, routeKey: `${method} ${prefix}${path}`, segments: split(`${prefix}${path}`) }
  })
  routes.sort((a, b) => rank(a).localeCompare(rank(b)))
  /** `rawPath`: without the query. Null if no route matches; throws URIError for a parameter that is not percent-encoded UTF-8. */
  return (method: string, rawPath: string): Match | null => {
    const given = split(rawPath)
    for (const { name, routeKey, segments, ...route } of routes) {
      const pathParameters = route.method === method ? parameters(segments, given) : null
      if (pathParameters) return { name, routeKey, pathParameters }
    }
    return null
  }
}

function parameters(segments: string[], given: string[]): Record<string, string> | null {
  if (segments.length !== given.length) return null
  const found: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const text = given[at]!
    const name = parameterIn(segment)
    if (name ? text === '' : text !== segment) return null
    if (name) found[name] = decodeURIComponent(text)
  }
  return found
}

const matchRoute = router(paths, '/api')

/** The route of the product's API that a request goes to; `rawPath` begins with `/api`. Routes that reply with a file also answer HEAD. */
export function match(method: string, rawPath: string): Match | null {
  if (method !== 'HEAD') return matchRoute(method, rawPath)
  const found = matchRoute('GET', rawPath)
  return found && isFile(found.name) ? { ...found, routeKey: found.routeKey.replace('GET', 'HEAD') } : null
}
