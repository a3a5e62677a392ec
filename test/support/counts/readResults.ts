import type { Condition } from '#shared/responses/results.ts'
import { callRoute, type Caller } from '../api/callRoute.ts'
import { rehearsalCounted } from '../api/drainStream.ts'

type Query = { where?: Partial<Condition>[] | object | undefined; by?: string; row?: string; tz?: string }

/** The reply with a survey's results, once a rehearsal has counted all responses. */
export async function readResults(as: Caller, id: string, { where, ...query }: Query = {}, headers = {}) {
  await rehearsalCounted()
  return callRoute('getResults', { as, params: { id }, headers, query: { ...query, ...(where && { where: JSON.stringify(where) }) } })
}
