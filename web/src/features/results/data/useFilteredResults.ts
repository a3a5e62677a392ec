import { useCallback, useEffect, useState } from 'react'
import type { Job } from '#shared/jobs.ts'
import type { Results } from '#shared/results.ts'
import { call } from '../../../lib/api/api.ts'
import { followJob } from '../../../lib/api/jobs.ts'

type Asked = { where: string | undefined; by: string | undefined }
type Found = { for?: string; results?: Results; job?: Job; error?: unknown; loading: boolean; isOld?: boolean }

const keyOf = ({ where = '', by = '' }: Asked) => `${where} ${by}`

async function load(
  id: string,
  asked: Asked,
  signal: AbortSignal,
  onJob: (job: Job) => void,
): Promise<{ results: Results; byJob: boolean }> {
  const query = { ...(asked.where && { where: asked.where }), ...(asked.by && { by: asked.by }) }
  const answer = await call('getResults', { id, query }, { signal })
  if ('as_of' in answer) return { results: answer, byJob: false }
  const url = await followJob(answer.id, signal, onJob)
  const file = await fetch(url, { signal })
  if (!file.ok) throw new Error(`The results answered ${file.status}.`)
  return { results: (await file.json()) as Results, byJob: true }
}

/**
 * The results under a filter or with a comparison; nothing where neither is asked for. `counted` changes when there are new responses:
 * then they are counted again, unless that takes a job: `isOld` then says so, and `reload` starts one.
 */
export function useFilteredResults(
  id: string,
  asked: Asked,
  counted: string | undefined,
): Found & { reload: () => void; stop: () => void } {
  const key = keyOf(asked)
  const isAsked = key !== keyOf({ where: undefined, by: undefined })
  const [found, setFound] = useState<Found>({ loading: false })
  const [turn, setTurn] = useState({ key, counted, count: 0 })
  const [stopped, setStopped] = useState<string>()
  const [took, setTook] = useState<{ key: string; counted: string | undefined; byJob: boolean }>()

  if (turn.key !== key) setTurn({ key, counted, count: 0 })
  else if (turn.counted !== counted && took?.key === key && !took.byJob) setTurn({ key, counted, count: turn.count + 1 })

  useEffect(() => {
    if (!isAsked || stopped === key) return undefined
    const leaving = new AbortController()
    setFound((before) => (before.for === key ? { ...before, loading: true } : { for: key, loading: true }))
    load(id, asked, leaving.signal, (job) => setFound((before) => ({ ...before, job }))).then(
      ({ results, byJob }) => {
        if (leaving.signal.aborted) return undefined
        setFound({ for: key, results, loading: false })
        return setTook({ key, counted, byJob })
      },
      (error: unknown) =>
        leaving.signal.aborted || setFound(({ results }) => ({ for: key, ...(results && { results }), error, loading: false })),
    )
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the turn says when, the key what
  }, [id, turn, key, isAsked, stopped])

  const reload = useCallback(() => {
    setStopped(undefined)
    setTurn((before) => ({ ...before, count: before.count + 1 }))
  }, [])
  const stop = () => {
    if (found.job) void call('cancelJob', { job: found.job.id }).catch(() => undefined)
    setStopped(key)
    setFound({ for: key, loading: false })
  }
  const mine = found.for === key ? found : { loading: isAsked }
  return { ...mine, isOld: took?.key === key && took.byJob && took.counted !== counted, reload, stop }
}
