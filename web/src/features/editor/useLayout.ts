import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useViewSelector } from './store/useEditorStore.ts'

/** The pane that a narrow window shows. */
export type Pane = 'outline' | 'cards' | 'preview'
/** The whole survey as cards, or as a map of its branching. */
export type Mode = 'edit' | 'map'
export type OpenDialog = 'share' | 'versions' | null

/** The mode and pane that show; #map in the address starts with the map. A jump switches to the cards in the same render, to scroll to a card. */
export function useLayout() {
  const { hash } = useLocation()
  const [layout, setLayout] = useState<{ mode: Mode; pane: Pane; jump: number }>(() => ({
    mode: hash === '#map' ? 'map' : 'edit',
    pane: 'cards',
    jump: 0,
  }))
  const scrolled = useRef<Partial<Record<Pane, number>>>({})
  const jump = useViewSelector((view) => view.jump()?.serial ?? 0)
  if (jump !== layout.jump) setLayout({ mode: 'edit', pane: 'cards', jump })
  /** Switches panes and restores the pane's scroll position. The preview scrolls to the end instead, where it fills the window without the navbar. */
  const setPane = (pane: Pane) => {
    scrolled.current[layout.pane] = scrollY
    flushSync(() => setLayout((before) => ({ ...before, pane })))
    scrollTo(0, pane === 'preview' ? document.documentElement.scrollHeight : (scrolled.current[pane] ?? 0))
  }
  return {
    mode: layout.mode,
    pane: layout.pane,
    setMode: (mode: Mode) => setLayout((before) => ({ ...before, mode })),
    setPane,
  }
}
