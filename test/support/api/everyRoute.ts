import { paths, type RouteName } from '#shared/paths.ts'
import { routes, type Route } from '#shared/routes.ts'

/** Every call of the product. */
export const everyRoute = Object.keys(paths) as RouteName[]

export const routeOf = (name: RouteName): Route => routes[name]
export const methodOf = (name: RouteName): string => paths[name].split(' ')[0]!

/** The names in a route's path. */
export const parametersOf = (name: RouteName): string[] => [...paths[name].matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!)

/** The calls that take JSON. */
export const takingJson = everyRoute.filter((name) => routeOf(name).body && !routeOf(name).multipart)
