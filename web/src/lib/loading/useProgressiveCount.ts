import { useEffect, useState } from 'react'
import { onIdle } from './onIdle.ts'

/** Milliseconds after which more is rendered even if the page is busy. */
const latest = 100

/** How many items to render: `first`, and `step` more whenever the page is idle. Infinity once all are, for items added later. */
export function useProgressiveCount(count: number, { first, step }: { first: number; step: number }): number {
  const [rendered, setRendered] = useState(first)
  if (rendered >= count && rendered !== Infinity) setRendered(Infinity)
  useEffect(() => (rendered === Infinity ? undefined : onIdle(() => setRendered(rendered + step), { latest })), [rendered, step])
  return rendered
}
