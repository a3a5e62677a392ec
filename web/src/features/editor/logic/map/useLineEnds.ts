import { useLayoutEffect, useState, type RefObject } from 'react'
import type { LineEnds, Point } from './drawLines.ts'

const none: LineEnds = { from: new Map(), to: new Map() }

/** The right edges of `data-from`, the left edges of `data-to`, measured at once, again when `of` or the size of the map changes. */
export function useLineEnds(map: RefObject<HTMLElement | null>, of: unknown): LineEnds {
  const [ends, setEnds] = useState(none)
  useLayoutEffect(() => {
    const element = map.current
    if (!element) return undefined
    const measure = () => setEnds(measureEnds(element))
    measure()
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined
    observer?.observe(element)
    return () => observer?.disconnect()
  }, [map, of]) // a change of `of` may have moved them
  return ends
}

function measureEnds(map: HTMLElement): LineEnds {
  const origin = map.getBoundingClientRect()
  const points = (name: 'from' | 'to'): ReadonlyMap<string, Point> =>
    new Map(
      [...map.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((element) => {
        const { left, right, top, height } = element.getBoundingClientRect()
        const x = (name === 'from' ? right : left) - origin.left
        return [element.dataset[name]!, { x: Math.round(x), y: Math.round(top + height / 2 - origin.top) }]
      }),
    )
  return { from: points('from'), to: points('to') }
}
