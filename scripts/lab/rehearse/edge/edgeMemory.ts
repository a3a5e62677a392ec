export type Kept = { status: number; headers: Record<string, string>; body: Buffer }

/** Seconds of a cache policy; `error`: how long an error of that status is cached. */
export type Times = { min: number; default: number; max: number; error: (status: number) => number }

/** The value of CloudFront's X-Cache. */
type From = 'Miss' | 'Hit'

type Entry = Kept & { freshUntil: number; staleUntil: number }

const seconds = (cacheControl: string, name: string): number | undefined => {
  const found = new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(cacheControl)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** How many seconds CloudFront caches a response, and for how many more it serves it while it revalidates. */
export function lifetime({ status, headers }: Pick<Kept, 'status' | 'headers'>, times: Times): { fresh: number; stale: number } {
  const said = headers['cache-control'] ?? ''
  if (/no-store|no-cache|private/.test(said)) return { fresh: times.min, stale: 0 }
  const wanted = seconds(said, 's-maxage') ?? seconds(said, 'max-age')
  if (status >= 400) return { fresh: Math.max(times.error(status), wanted ?? 0), stale: 0 }
  return {
    fresh: Math.min(Math.max(wanted ?? times.default, times.min), times.max),
    stale: seconds(said, 'stale-while-revalidate') ?? 0,
  }
}

/** A CloudFront edge's cache by key: concurrent misses share one request, stale responses are served while revalidated. `now`: ms. */
export function edgeMemory(now: () => number = Date.now) {
  const entries = new Map<string, Entry>()
  const asking = new Map<string, Promise<Kept>>()

  const renew = (key: string, times: Times, ask: () => Promise<Kept>): Promise<Kept> => {
    const under = asking.get(key)
    if (under) return under
    const answered = ask()
      .then((answer) => {
        const { fresh, stale } = lifetime(answer, times)
        if (fresh + stale > 0) entries.set(key, { ...answer, freshUntil: now() + fresh * 1000, staleUntil: now() + (fresh + stale) * 1000 })
        else entries.delete(key)
        return answer
      })
      .finally(() => asking.delete(key))
    asking.set(key, answered)
    return answered
  }

  return async (key: string, times: Times, ask: () => Promise<Kept>): Promise<{ answer: Kept; from: From }> => {
    const entry = entries.get(key)
    if (entry && now() < entry.freshUntil) return { answer: entry, from: 'Hit' }
    const next = renew(key, times, ask)
    if (!entry || now() >= entry.staleUntil) return { answer: await next, from: 'Miss' }
    next.catch(() => {}) // the stale response stays until it expires
    return { answer: entry, from: 'Hit' }
  }
}

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/

/** The sizes in bytes that CloudFront compresses. */
const compressed = { least: 1_000, most: 10_000_000 }

/** Whether CloudFront compresses this response for a client that accepts `encodings`, and so makes its ETag weak. */
export const compresses = ({ headers, body }: Pick<Kept, 'headers' | 'body'>, encodings: string): boolean =>
  /\b(?:br|gzip)\b/.test(encodings) &&
  compressible.test(headers['content-type'] ?? '') &&
  !headers['content-encoding'] &&
  body.length >= compressed.least &&
  body.length <= compressed.most

export const weak = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`)

/** Whether an If-None-Match names this ETag, weak or not. */
export const matches = (ifNoneMatch: string | undefined, etag: string | undefined): boolean =>
  Boolean(ifNoneMatch && etag && (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => weak(one.trim()) === weak(etag))))
