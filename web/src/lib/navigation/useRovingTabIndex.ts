import { useEffect, type KeyboardEvent, type RefObject } from 'react'

/**
 * A roving tabindex for the rows in `area`, elements with `data-stop`: one row at a time is in the Tab order, at first the current one. ArrowUp,
 * ArrowDown, Home and End move between rows, ArrowLeft to a row's drag handle, ArrowRight back. It writes `tabindex` to the DOM, so that moving
 * renders nothing. Returns the area's keydown handler.
 */
export function useRovingTabIndex(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const container = area.current
    if (!container) return undefined
    const setTabStop = (row: Element | null) => {
      if (!row) return
      for (const other of container.querySelectorAll('[data-stop][tabindex="0"]')) if (other !== row) other.setAttribute('tabindex', '-1')
      row.setAttribute('tabindex', '0')
    }
    const onFocus = ({ target }: FocusEvent) => setTabStop(rowOf(target as Element))
    const ensureTabStop = () => {
      if (container.querySelector('[data-stop][tabindex="0"]')) return
      setTabStop(container.querySelector('[data-stop][aria-current]') ?? container.querySelector('[data-stop]'))
    }
    ensureTabStop()
    const observer = new MutationObserver(ensureTabStop)
    observer.observe(container, { childList: true, subtree: true })
    container.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      container.removeEventListener('focusin', onFocus)
    }
  }, [area])

  // during a keyboard drag, the drag handles the arrows and prevents their default
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const rows = [...(area.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    const at = rows.indexOf(rowOf(event.target as Element) as HTMLElement)
    if (at < 0) return
    const next: Record<string, Element | null | undefined> = {
      ArrowDown: rows[at + 1],
      ArrowUp: rows[at - 1],
      Home: rows[0],
      End: rows.at(-1),
      ArrowLeft: rows[at]!.parentElement!.querySelector('[data-rfd-drag-handle-draggable-id]'),
      ArrowRight: rows[at],
    }
    const target = next[event.key]
    if (!(target instanceof HTMLElement)) return
    event.preventDefault()
    target.focus()
  }
}

const rowOf = (element: Element) => element.closest('[data-stop]') ?? element.parentElement?.querySelector(':scope > [data-stop]') ?? null
