import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds between removing a row and deleting it. */
const undoMilliseconds = 10_000

const without = (id: string) => (ids: ReadonlySet<string>) => new Set([...ids].filter((one) => one !== id))

/** `remove` hides a row and deletes it ten seconds later, or on leaving, unless `restore` is called. `deleteRow` resolves to false if it failed. */
export function useLateDeletion(deleteRow: (id: string, keepalive: boolean) => Promise<boolean>) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const latest = useRef(deleteRow)
  useEffect(() => {
    latest.current = deleteRow
  })

  const deleteNow = useCallback(async (id: string, keepalive: boolean) => {
    timers.current.delete(id)
    if (!(await latest.current(id, keepalive))) setRemoved(without(id))
  }, [])
  const remove = useCallback(
    (id: string) => {
      setRemoved((before) => new Set([...before, id]))
      timers.current.set(
        id,
        setTimeout(() => void deleteNow(id, false), undoMilliseconds),
      )
    },
    [deleteNow],
  )
  /** Does nothing once the deletion was sent. */
  const restore = useCallback((id: string) => {
    clearTimeout(timers.current.get(id))
    if (timers.current.delete(id)) setRemoved(without(id))
  }, [])

  useEffect(() => {
    const waiting = timers.current
    const deleteAll = (keepalive: boolean) => {
      for (const [id, timer] of waiting) {
        clearTimeout(timer)
        void deleteNow(id, keepalive)
      }
    }
    const onPageHide = () => deleteAll(true)
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      deleteAll(false)
    }
  }, [deleteNow])
  return { removed, remove, restore }
}
