import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ContextType } from 'react'
import { flushSync } from 'react-dom'
import type { PrintContext } from './PrintContext.ts'

/**
 * Prints the results once their written answers have loaded, for a button and for Ctrl+P. The browser's own menu cannot wait: it prints what is there
 * and starts to load the rest. `note` is printed at the foot of each page, in browsers that print margin boxes.
 */
export function usePrint(note: string): { print: () => void; context: ContextType<typeof PrintContext> } {
  const [wantsAll, setWantsAll] = useState(false)
  const [asked, setAsked] = useState(0)
  const [ready, setReady] = useState(0)
  const loads = useRef(new Set<Promise<unknown>>())
  const waitFor = useCallback((loading: Promise<unknown>) => {
    loads.current.add(loading)
    void loading.finally(() => loads.current.delete(loading))
  }, [])

  const print = useCallback(() => {
    setWantsAll(true)
    setAsked((count) => count + 1)
  }, [])
  // The effects of the answers, which start to load, run before this one.
  useEffect(() => {
    if (asked > 0) void Promise.allSettled(loads.current).then(() => setReady(asked))
  }, [asked])
  // An effect of a state that is set after the answers are: they are in the page by now.
  useEffect(() => {
    if (ready > 0) window.print()
  }, [ready])

  const onBeforePrint = useEffectEvent(() => {
    flushSync(() => setWantsAll(true))
    document.documentElement.style.setProperty('--print-note', JSON.stringify(note))
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'p') return
      event.preventDefault()
      print()
    }
    const listener = () => onBeforePrint()
    addEventListener('keydown', onKeyDown)
    addEventListener('beforeprint', listener)
    return () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('beforeprint', listener)
    }
  }, [print])

  return { print, context: useMemo(() => ({ wantsAll, waitFor }), [wantsAll, waitFor]) }
}
