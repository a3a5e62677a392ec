import { useEffect, useState } from 'react'
import { onIdle } from './onIdle.ts'

/** Milliseconds after which more is rendered even if the page is busy. */
const latest = 100

/**
 * How many of a list's `count` items to render: `first` at once, `step` more whenever the page is idle. Once all are rendered, the result is Infinity,
 * so that items added later render at once.
 */
export function useProgressiveCount(count: number, { first, step }: { first: number; step: number }): number {
  const [rendered, setRendered] = useState(first)
  if (rendered >= count && rendered !== Infinity) setRendered(Infinity)
  useEffect(() => (rendered === Infinity ? undefined : onIdle(() => setRendered(rendered + step), { latest })), [rendered, step])
  return rendered
}
