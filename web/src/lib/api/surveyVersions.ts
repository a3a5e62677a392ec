import { useQueries } from '@tanstack/react-query'
import type { Survey } from '#shared/survey/survey.ts'
import { call } from './allCalls.ts'
import { queryClient, useLoaded } from './queries.ts'
import { requireKnownTypes } from './requireKnownTypes.ts'

const key = (id: string, version: number | null) => ['getSurveyVersion', id, version]

/** A version of a survey. Throws ApiError; 426 where this script does not know a type of question in it. */
export const fetchVersion = async (id: string, version: number, signal?: AbortSignal): Promise<Survey> =>
  requireKnownTypes(await call('getSurveyVersion', { id, version: String(version) }, signal && { signal }))

/** A version never changes, so it is loaded once. */
const once = { staleTime: Infinity, gcTime: Infinity }

/** A version of a survey; none for null. */
export const useVersion = (id: string, version: number | null) =>
  useLoaded(key(id, version), (signal) => fetchVersion(id, version!, signal), { ...once, enabled: version !== null })

/** Those of the versions of a survey that have loaded. */
export const useVersions = (id: string, versions: number[]): Survey[] =>
  useQueries(
    {
      queries: versions.map((version) => ({
        queryKey: key(id, version),
        queryFn: ({ signal }: { signal: AbortSignal }) => fetchVersion(id, version, signal),
        ...once,
      })),
      combine: (found) => found.flatMap(({ data }) => data ?? []),
    },
    queryClient,
  )
