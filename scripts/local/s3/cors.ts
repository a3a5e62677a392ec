import type { IncomingHttpHeaders } from 'node:http'

/** A CORS rule of a bucket. An origin or a header may contain one `*`. */
export type CorsRule = {
  methods: readonly string[]
  origins: readonly string[]
  headers: readonly string[]
  exposed?: readonly string[]
  seconds: number
}

/** Whether `text` matches `pattern`, in which `*` matches any text. */
export const matchesPattern = (pattern: string, text: string): boolean => {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? text === pattern : text.length >= pattern.length - 1 && text.startsWith(start) && text.endsWith(end)
}

/** The headers of the first rule that allows the request, or what a preflight asks about. Null if none does, or without an Origin. */
export function corsHeaders(rules: CorsRule[], method: string, headers: IncomingHttpHeaders): Record<string, string> | null {
  const { origin } = headers
  const isPreflight = method === 'OPTIONS'
  const wanted = isPreflight ? headers['access-control-request-method'] : method
  if (!origin || !wanted) return null
  const asked = isPreflight ? (headers['access-control-request-headers']?.toLowerCase().match(/[^,\s]+/g) ?? []) : []
  const rule = rules.find(
    (one) =>
      one.origins.some((pattern) => matchesPattern(pattern, origin)) &&
      one.methods.includes(wanted) &&
      asked.every((name) => one.headers.some((pattern) => matchesPattern(pattern.toLowerCase(), name))),
  )
  if (!rule) return null
  const isPublic = rule.origins.includes('*')
  return {
    'access-control-allow-origin': isPublic ? '*' : origin,
    ...(!isPublic && { 'access-control-allow-credentials': 'true' }),
    'access-control-allow-methods': rule.methods.join(', '),
    ...(asked.length > 0 && { 'access-control-allow-headers': asked.join(', ') }),
    ...(rule.exposed?.length && { 'access-control-expose-headers': rule.exposed.join(', ') }),
    'access-control-max-age': String(rule.seconds),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  }
}
