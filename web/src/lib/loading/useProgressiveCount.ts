import { useEffect, useState } from 'react'
import { onIdle } from './onIdle.ts'

/** Milliseconds after which a busy page draws more all the same. */
const latest = 100

/**
 * How many of a list's `count` things to draw: the `first` at once, `step` more whenever the page has nothing else to do. Whatever is added
 * once all are drawn is drawn at once.
 */
export function useProgressiveCount(count: number, { first, step }: { first: number; step: number }): number {
  const [drawn, setDrawn] = useState(first)
  if (drawn >= count && drawn !== Infinity) setDrawn(Infinity)
  useEffect(() => (drawn === Infinity ? undefined : onIdle(() => setDrawn(drawn + step), { latest })), [drawn, step])
  return drawn
}
