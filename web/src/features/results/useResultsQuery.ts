import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Where } from '#shared/responses/results.ts'
import { stayOnPage } from '../../lib/navigation/stayOnPage.ts'
import { parseWhere } from './filter/where.ts'

/** What the address says beside the survey: it can be kept, sent and reloaded. */
export type ResultsQuery = {
  view: 'summary' | 'responses'
  where: Where
  /** The question or demographic that the results are compared by. */
  by: string | null
  order: 'survey' | 'size'
  /** What a share is a share of. */
  of: 'shown' | 'answered'
  /** The response that is open to be read. */
  response: string | null
  /** What is searched for in the responses. */
  q: string
}

const oneOf = <Value extends string>(value: string | null, [first, ...others]: readonly [Value, ...Value[]]): Value =>
  others.find((each) => each === value) ?? first

const parseQuery = (params: URLSearchParams): ResultsQuery => ({
  view: oneOf(params.get('view'), ['summary', 'responses']),
  where: parseWhere(params.get('where')),
  by: params.get('by') || null,
  order: oneOf(params.get('order'), ['survey', 'size']),
  of: oneOf(params.get('of'), ['shown', 'answered']),
  response: params.get('response') || null,
  q: params.get('q') ?? '',
})

/** What stands in the address for `asked`; what is as it is at first is left out. */
export function queryString({ view, where, by, order, of, response, q }: ResultsQuery): string {
  const values = {
    view: view === 'responses' ? view : '',
    where: where.length > 0 ? JSON.stringify(where) : '',
    by,
    order: order === 'size' ? order : '',
    of: of === 'answered' ? of : '',
    q,
    response,
  }
  const params = new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])))
  return params.size > 0 ? `?${params}` : ''
}

/** What the address asks for, and a way to ask for something else; `back` keeps what is left as a step to go back to. */
export function useResultsQuery(): {
  query: ResultsQuery
  setQuery: (change: Partial<ResultsQuery>, options?: { back?: boolean }) => void
} {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => parseQuery(params), [params])
  const setQuery = useCallback(
    (change: Partial<ResultsQuery>, { back = false } = {}) =>
      setParams((before) => queryString({ ...parseQuery(before), ...change }), { replace: !back, state: stayOnPage }),
    [setParams],
  )
  return { query, setQuery }
}
