import type { RouteName } from '#shared/paths.ts'
import { publicPaths, type PublicRouteName } from '#shared/publicPaths.ts'

let known: Partial<Record<RouteName, string>> = publicPaths

/** From now on the other calls have an address too. */
export const setPaths = (paths: Record<RouteName, string>): void => void (known = paths)

export const methodOf = (name: RouteName): string => known[name]!.split(' ')[0]!

/** The path and query of a call, such as `/api/surveys/ID`. `input`: the path's parameters by name, and `query`. */
export function addressOf(name: RouteName, input: object): string {
  const { query, ...params } = input as { query?: Record<string, string | number | undefined> } & Record<string, unknown>
  const path = known[name]!.split(' ')[1]!.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const queryEntries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return `/api${path}${queryEntries.length ? `?${new URLSearchParams(queryEntries.map(([key, value]) => [key, String(value)]))}` : ''}`
}

/** The same for the calls of public pages; `allCalls.ts` has it for every call. */
export const address: (name: PublicRouteName, input: object) => string = addressOf
