import { useCallback, useEffect, useState } from 'react'
import type { ProviderName } from '#shared/providerNames.ts'
import type { Reply } from '#shared/routes.ts'
import { call } from '../../lib/api/api.ts'

type Rows = Reply<'listIdentities'>

/** The person's accounts at providers. `failure`: why they could not be listed. */
export function useIdentities() {
  const [rows, setRows] = useState<Rows>([])
  const [failure, setFailure] = useState<unknown>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    call('listIdentities', {}, { signal: leaving.signal }).then(
      (found) => leaving.signal.aborted || (setRows(found), setFailure(undefined)),
      (error: unknown) => leaving.signal.aborted || setFailure(error),
    )
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `turn` asks once more
  }, [turn])
  return {
    rows,
    failure,
    reload: useCallback(() => setTurn((count) => count + 1), []),
    drop: useCallback((provider: ProviderName) => setRows((now) => now.filter((row) => row.provider !== provider)), []),
  }
}
