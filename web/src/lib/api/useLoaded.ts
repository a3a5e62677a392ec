import { useCallback, useEffect, useRef, useState } from 'react'
import type { RouteName } from '#shared/paths.ts'
import type { Call, Reply } from '#shared/routes.ts'
import { address, call } from './api.ts'

type Loaded<T> = {
  data: T | undefined
  error: unknown
  loading: boolean
  /** Loads again. `data` and `error` stay until that has loaded or failed. */
  reload: () => void
  /** Changes `data` without a request, after something was saved. */
  change: (change: (data: T | undefined) => T) => void
}

/** `for`: the run that `data` or `error` is of. */
type Result<T> = { for?: string; data?: T; error?: unknown }

/**
 * Calls `load` on mount, for each new `key` (null: not at all) and at each `reload`, and returns what it resolves to. `data` stays while it loads again
 * or fails. A run that is replaced is aborted by its signal, and its result ignored.
 */
export function useLoaded<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [count, setCount] = useState(0)
  const [result, setResult] = useState<Result<T>>({})
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })

  const run = key === null ? null : `${count} ${key}`
  useEffect(() => {
    if (run === null) return undefined
    const controller = new AbortController()
    latest.current(controller.signal).then(
      (data) => controller.signal.aborted || setResult({ for: run, data }),
      (error: unknown) => controller.signal.aborted || setResult((before) => ({ ...before, for: run, error })),
    )
    return () => controller.abort()
  }, [run])

  const reload = useCallback(() => setCount((before) => before + 1), [])
  const change = useCallback((next: (data: T | undefined) => T) => setResult((before) => ({ ...before, data: next(before.data) })), [])
  return { data: result.data, error: result.error, loading: run !== null && result.for !== run, reload, change }
}

/** The reply of a call, as `useLoaded`. */
export const useCall = <N extends RouteName>(name: N, input: Call<N>): Loaded<Reply<N>> =>
  useLoaded(address(name, input), (signal) => call(name, input, { signal }))
