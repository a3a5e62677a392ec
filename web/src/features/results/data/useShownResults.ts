import { useState } from 'react'
import type { Results } from '#shared/responses/results.ts'

/** The results, or the last ones until they are counted (`isStale`). `isSameFilter`: at most the comparison is missing. */
export function useShownResults(
  current: Results | undefined,
  all: Results,
  where: string | undefined,
): { results: Results; isStale: boolean; isSameFilter: boolean } {
  const [last, setLast] = useState<{ results: Results; where: string | undefined }>({ results: all, where: undefined })
  if (current && (current !== last.results || where !== last.where)) setLast({ results: current, where })
  return { results: current ?? last.results, isStale: current === undefined, isSameFilter: current !== undefined || last.where === where }
}
