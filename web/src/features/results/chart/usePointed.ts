import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react'

/** The index of the part that a key moves to. */
const indexByKey: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

type Options = {
  /** The parts of the chart, in their order. */
  keys: readonly string[]
  /** The index of the part at a share of the chart's width, from 0 to 1. */
  partAt: (share: number) => number
  /** The index of the part that the focus begins with. */
  first: number
}

/** The part of a chart that hover, tap or arrow keys point at, until Escape; `at` is -1 for none. `slider`: the props of the chart's element. */
export function usePointed({ keys, partAt, first }: Options) {
  const [pointed, setPointed] = useState<string>()
  const at = pointed === undefined ? -1 : keys.indexOf(pointed)
  const isPointed = at >= 0
  // its label may cover the row above: Escape hides it regardless of the focus
  useEffect(() => {
    if (!isPointed) return undefined
    const onEscape = ({ key }: { key: string }) => key === 'Escape' && setPointed(undefined)
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [isPointed])
  const last = keys.length - 1
  const choose = (index: number) => setPointed(keys[Math.max(0, Math.min(index, last))])
  const onPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    choose(partAt((clientX - left) / width))
  }
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-valuemin': 0,
    'aria-valuemax': Math.max(0, last),
    'aria-valuenow': Math.max(0, at),
    onFocus: () => {
      if (at < 0) choose(first)
    },
    onBlur: () => setPointed(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const next = indexByKey[event.key]?.(at, last)
      if (next === undefined) return
      event.preventDefault()
      choose(next)
    },
    onPointerDown: onPointer,
    onPointerMove: onPointer,
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setPointed(undefined)
    },
  } as const
  return { at, slider }
}
