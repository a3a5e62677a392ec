import { useCallback, useEffect, useState } from 'react'
import type { Survey } from '#shared/survey.ts'
import { call } from '../../../lib/api/api.ts'

type Found = { data?: Survey; error?: unknown; loading: boolean }

/** The survey as it is stored now, whatever the browser keeps of it. */
export function useSurvey(id: string): Found & { reload: () => void } {
  const [found, setFound] = useState<Found>({ loading: true })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    call('getSurvey', { id }, { headers: { 'if-none-match': '"0"' }, signal: leaving.signal }).then(
      (data) => leaving.signal.aborted || setFound({ data, loading: false }),
      (error: unknown) => leaving.signal.aborted || setFound({ error, loading: false }),
    )
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another turn asks again
  }, [id, turn])
  const reload = useCallback(() => {
    setFound((before) => ({ ...before, loading: true }))
    setTurn((before) => before + 1)
  }, [])
  return { ...found, reload }
}
