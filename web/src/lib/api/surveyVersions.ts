import { useQueries } from '@tanstack/react-query'
import type { Survey } from '#shared/survey/survey.ts'
import { call } from './api.ts'
import { queryClient, useLoaded } from './queries.ts'

const key = (id: string, version: number | null) => ['getSurveyVersion', id, version]
const load = (id: string, version: number, signal: AbortSignal) => call('getSurveyVersion', { id, version: String(version) }, { signal })
/** A version never changes, so it is loaded once. */
const once = { staleTime: Infinity, gcTime: Infinity }

/** A version of a survey; none for null. */
export const useVersion = (id: string, version: number | null) =>
  useLoaded(key(id, version), (signal) => load(id, version!, signal), { ...once, enabled: version !== null })

/** Those of the versions of a survey that have loaded. */
export const useVersions = (id: string, versions: number[]): Survey[] =>
  useQueries(
    {
      queries: versions.map((version) => ({
        queryKey: key(id, version),
        queryFn: ({ signal }: { signal: AbortSignal }) => load(id, version, signal),
        ...once,
      })),
      combine: (found) => found.flatMap(({ data }) => data ?? []),
    },
    queryClient,
  )
