import type { Properties } from '../assembly.ts'

/** The origins of a behavior: `fallback` is used for statuses in `fails` of the first, and if that takes longer than `seconds`. */
type Sources = { origin: Properties; fallback: Properties | null; seconds: number; fails: (status: number) => boolean }

/** The origin, or the group of two, that a behavior of the distribution names. */
export function sourcesOf(config: Record<string, unknown>, id: string): Sources {
  const origins = config['Origins'] as Properties[]
  const byId = (wanted: string) => origins.find(({ Id }) => Id === wanted)!
  const group = ((config['OriginGroups'] as Properties | undefined)?.Items as Properties[] | undefined)?.find(({ Id }) => Id === id)
  const members = ((group?.Members as Properties | undefined)?.Items as Properties[] | undefined)?.map(({ OriginId }) =>
    byId(OriginId as string),
  )
  const origin = members?.[0] ?? byId(id)
  const codes = ((group?.FailoverCriteria as Properties | undefined)?.StatusCodes as { Items: number[] } | undefined)?.Items ?? []
  const { OriginReadTimeout = 30 } = (origin['CustomOriginConfig'] ?? {}) as { OriginReadTimeout?: number }
  return { origin, fallback: members?.[1] ?? null, seconds: OriginReadTimeout, fails: (status) => codes.includes(status) }
}
