import { paths, type RouteName } from '#shared/paths.ts'

/** The path and query of a call, such as `/api/surveys/ID`. `input`: the path's parameters by name, and `query`. */
export function address(name: RouteName, input: object): string {
  const { query, ...params } = input as { query?: Record<string, string | number | undefined> } & Record<string, unknown>
  const path = paths[name].split(' ')[1]!.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const queryEntries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return `/api${path}${queryEntries.length ? `?${new URLSearchParams(queryEntries.map(([key, value]) => [key, String(value)]))}` : ''}`
}
