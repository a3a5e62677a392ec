import { useIsFetching } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { queryClient } from '../../../lib/api/queries.ts'

/** The calls that load written answers: lists, and those that a report quotes. */
const loaders = new Set<unknown>(['listResponses', 'getReport', 'getResponse'])
const answers = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => loaders.has(queryKey[0]) }

/** Prints once the written answers have loaded; the browser's own menu cannot wait for them. `note`: at the foot of each page. */
export function usePrint(note: string): { print: () => void; wantsAll: boolean } {
  const [wantsAll, setWantsAll] = useState(false)
  const [asked, setAsked] = useState(0)
  const printed = useRef(0)
  const print = useCallback(() => {
    setWantsAll(true)
    setAsked((count) => count + 1)
  }, [])
  // The effects of the answers, which start loading, run before this one. Loaded answers are already in the page.
  const fetching = useIsFetching(answers, queryClient)
  useEffect(() => {
    if (asked === printed.current || queryClient.isFetching(answers) > 0) return
    printed.current = asked
    window.print()
  }, [asked, fetching])

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

  return { print, wantsAll }
}
