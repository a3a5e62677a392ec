import { paths, type RouteName } from '#shared/paths.ts'

/** A matched route: `routeKey` as API Gateway writes it, parameters percent-decoded. */
export type Match = { name: RouteName; routeKey: string; pathParameters: Record<string, string> }

type Segment = { literal: string } | { variable: string } | { rest: string }
type Route = { name: RouteName; method: string; routeKey: string; segments: Segment[] }

const segment = (text: string): Segment => {
  const variable = /^\{(\w+)(\+?)\}$/.exec(text)
  if (!variable) return { literal: text }
  return variable[2] ? { rest: variable[1]! } : { variable: variable[1]! }
}

const split = (path: string) => path.replace(/^\//, '').split('/')

/** 0 for a literal, 1 for `{name}`, 2 for `{name+}`: the lower one wins at the first segment that differs. */
const rank = (part: Segment | undefined) => (!part || 'literal' in part ? 0 : 'variable' in part ? 1 : 2)

const byPriority = (a: Route, b: Route) => {
  for (let at = 0; at < Math.max(a.segments.length, b.segments.length); at++) {
    const difference = rank(a.segments[at]) - rank(b.segments[at])
    if (difference) return difference
  }
  return 0
}

/** A function that finds the route of a request, as API Gateway does: exact, then `{name}`, then `{name+}`. */
export function router(table: Record<string, string>, prefix: string) {
  const routes = Object.entries(table).map(([name, route]): Route => {
    const [method, path] = route.split(' ') as [string, string]
    return { name: name as RouteName, method, routeKey: `${method} ${prefix}${path}`, segments: split(`${prefix}${path}`).map(segment) }
  })
  routes.sort(byPriority)
  /** `rawPath`: without the query. Null where no route matches; throws URIError for a parameter that is not percent-encoded UTF-8. */
  return (method: string, rawPath: string): Match | null => {
    const given = split(rawPath)
    for (const { name, routeKey, segments, ...route } of routes) {
      if (route.method !== method && route.method !== 'ANY') continue
      const pathParameters = parameters(segments, given)
      if (pathParameters) return { name, routeKey, pathParameters }
    }
    return null
  }
}

function parameters(segments: Segment[], given: string[]): Record<string, string> | null {
  const found: Record<string, string> = {}
  for (const [at, part] of segments.entries()) {
    const text = given[at]
    if ('rest' in part) {
      const rest = given.slice(at).join('/')
      return rest ? { ...found, [part.rest]: decodeURIComponent(rest) } : null
    }
    if (text === undefined) return null
    if ('literal' in part ? part.literal !== text : text === '') return null
    if ('variable' in part) found[part.variable] = decodeURIComponent(text)
  }
  return segments.length === given.length ? found : null
}

/** The route of the product's API that a request goes to; `rawPath` begins with `/api`. */
export const match = router(paths, '/api')
