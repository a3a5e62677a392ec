import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Where } from '#shared/responses/results.ts'
import { stayOnPage } from '../../lib/navigation/stayOnPage.ts'
import { parseWhere } from './filter/where.ts'

/** The state of the results page, kept in the address. */
export type ResultsQuery = {
  view: 'summary' | 'responses'
  where: Where
  by: string | null
  order: 'survey' | 'size'
  /** The base of shares. */
  of: 'shown' | 'answered'
  response: string | null
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

/** The query as '?…' for the address, without default values; '' if all are default. */
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

/** The query in the address, and a function to change it. With `back` the change is a new history entry, else it replaces the current one. */
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
