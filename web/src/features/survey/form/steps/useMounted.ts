import { useEffect, useState } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { onIdle } from '../../../../lib/loading/onIdle.ts'

/** Milliseconds after which one more section is mounted even if the page is busy. */
const latest = 100

/**
 * The ids of mounted sections: immediately that of the shown step, the only one in the HTML; then one more each time the page is idle, so that Next
 * never waits. Mounted sections stay.
 */
export function useMounted({ sections }: Survey, step: string): ReadonlySet<string> {
  const [mounted, setMounted] = useState<ReadonlySet<string>>(() => new Set([step]))
  const now = mounted.has(step) ? mounted : new Set([...mounted, step])
  if (now !== mounted) setMounted(now)
  const next = sections.find(({ id }) => !now.has(id))?.id
  useEffect(() => {
    if (next === undefined) return undefined
    return onIdle(() => setMounted((before) => new Set([...before, next])), { latest })
  }, [next])
  return now
}
