import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import css from './Tabs.module.css'

export type Tab = { id: string; label: ReactNode; panel: ReactNode }

type Props = {
  /** What the tabs are about, for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** The id of the tab that shows; left out, the tabs keep it themselves and begin with the first. */
  selected?: string
  onSelect?: (id: string) => void
  className?: string
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** One panel of several. The list is one stop for Tab; arrows, Home and End move in it and show at once. */
export function Tabs({ label, tabs, selected, onSelect, className = '' }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === (selected ?? own)),
  )

  const select = (index: number) => {
    const tab = tabs[index]!
    setOwn(tab.id)
    onSelect?.(tab.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(at, tabs.length)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    select(to)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <div className={className}>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            className={css.tab}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => select(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} className={css.panel} aria-labelledby={`${id}-tab-${tabs[at]?.id}`} tabIndex={0}>
        {tabs[at]?.panel}
      </div>
    </div>
  )
}
