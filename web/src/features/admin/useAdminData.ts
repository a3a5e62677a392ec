import { useCallback, useEffect, useState } from 'react'
import type { RouteName } from '#shared/paths.ts'
import type { Call, Reply } from '#shared/routes.ts'
import { address, call } from '../../lib/api/api.ts'

type Found<T> = { data?: T; error?: unknown; loading: boolean }

/** What a call answers, asked for when the screen opens and at each `reload`. `data` stays while a reload runs or fails. */
export function useAdminData<N extends RouteName>(name: N, input: Call<N>): Found<Reply<N>> & { reload: () => void } {
  const [found, setFound] = useState<Found<Reply<N>>>({ loading: true })
  const [turn, setTurn] = useState(0)
  const key = address(name, input)

  useEffect(() => {
    const leaving = new AbortController()
    setFound((before) => ({ ...before, loading: true }))
    call(name, input, { signal: leaving.signal }).then(
      (data) => leaving.signal.aborted || setFound({ data, loading: false }),
      (error: unknown) => leaving.signal.aborted || setFound(({ data }) => ({ ...(data && { data }), error, loading: false })),
    )
    return () => leaving.abort()
    // `key` stands for the name and the input.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, turn])

  return { ...found, reload: useCallback(() => setTurn((count) => count + 1), []) }
}
