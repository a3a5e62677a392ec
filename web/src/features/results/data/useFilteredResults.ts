import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Job } from '#shared/responses/jobs.ts'
import type { Results } from '#shared/responses/results.ts'
import { call } from '../../../lib/api/api.ts'
import { followJob } from '../../../lib/export/jobs.ts'

type Asked = { where: string | undefined; by: string | undefined }
type Turn = { key: string; counted: string | undefined; count: number }
/** `turn`: the one that it is the outcome of. */
type Found = { for?: string; results?: Results; job?: Job; error?: unknown; turn?: Turn }

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
): Omit<Found, 'for' | 'turn'> & { loading: boolean; isOld: boolean; reload: () => void; stop: () => void } {
  const isAsked = Boolean(asked.where || asked.by)
  const key = JSON.stringify([id, asked.where || null, asked.by || null])
  const [found, setFound] = useState<Found>({})
  const [turn, setTurn] = useState<Turn>({ key, counted, count: 0 })
  const [stopped, setStopped] = useState<string>()
  const [took, setTook] = useState<{ key: string; counted: string | undefined; byJob: boolean }>()

  if (turn.key !== key) setTurn({ key, counted, count: 0 })
  else if (turn.counted !== counted && took?.key === key && !took.byJob) setTurn({ key, counted, count: turn.count + 1 })

  const look = useEffectEvent((signal: AbortSignal, turn: Turn) => {
    const onJob = (job: Job) => setFound((before) => ({ ...of(key, before), job }))
    load(id, asked, signal, onJob).then(
      ({ results, byJob }) => {
        if (signal.aborted) return undefined
        setFound({ for: key, results, turn })
        return setTook({ key, counted, byJob })
      },
      (error: unknown) => {
        if (signal.aborted) return
        setFound((before) => {
          const { results } = of(key, before)
          return { for: key, ...(results && { results }), error, turn }
        })
      },
    )
  })
  const isStopped = stopped === key
  useEffect(() => {
    if (!isAsked || isStopped) return undefined
    const leaving = new AbortController()
    look(leaving.signal, turn)
    return () => leaving.abort()
  }, [turn, isAsked, isStopped])

  const reload = useCallback(() => {
    setStopped(undefined)
    setTurn((before) => ({ ...before, count: before.count + 1 }))
  }, [])
  const stop = () => {
    if (found.job) void call('cancelJob', { job: found.job.id }).catch(() => undefined)
    setStopped(key)
    setFound({ for: key })
  }
  const { results, job, error } = of(key, found)
  return {
    ...(results && { results }),
    ...(job && { job }),
    error,
    loading: isAsked && !isStopped && found.turn !== turn,
    isOld: took?.key === key && took.byJob && took.counted !== counted,
    reload,
    stop,
  }
}

/** What was found under this key. */
const of = (key: string, found: Found): Found => (found.for === key ? found : { for: key })
