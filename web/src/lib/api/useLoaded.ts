import { useCallback, useEffect, useRef, useState } from 'react'
import type { RouteName } from '#shared/paths.ts'
import type { Call, Reply } from '#shared/routes.ts'
import { address, call } from './api.ts'

type Loaded<T> = {
  data: T | undefined
  error: unknown
  loading: boolean
  /** Loads again. `data` and `error` stay until there is an answer. */
  reload: () => void
  /** Changes what was loaded, after something was saved. */
  change: (change: (data: T | undefined) => T) => void
}

/** `for`: the run that was answered last. */
type Found<T> = { for?: string; data?: T; error?: unknown }

/**
 * What `load` resolves to: at once, again for another `key` (null: not at all), and at each `reload`. `data` stays while it loads again or
 * fails. What comes too late is dropped, and its signal aborted.
 */
export function useLoaded<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [count, setCount] = useState(0)
  const [found, setFound] = useState<Found<T>>({})
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })

  const run = key === null ? null : `${count} ${key}`
  useEffect(() => {
    if (run === null) return undefined
    const stop = new AbortController()
    latest.current(stop.signal).then(
      (data) => stop.signal.aborted || setFound({ for: run, data }),
      (error: unknown) => stop.signal.aborted || setFound((before) => ({ ...before, for: run, error })),
    )
    return () => stop.abort()
  }, [run])

  const reload = useCallback(() => setCount((before) => before + 1), [])
  const change = useCallback((next: (data: T | undefined) => T) => setFound((before) => ({ ...before, data: next(before.data) })), [])
  return { data: found.data, error: found.error, loading: run !== null && found.for !== run, reload, change }
}

/** What a call answers, as `useLoaded`. */
export const useCall = <N extends RouteName>(name: N, input: Call<N>): Loaded<Reply<N>> =>
  useLoaded(address(name, input), (signal) => call(name, input, { signal }))
