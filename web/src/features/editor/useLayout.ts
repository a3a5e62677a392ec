import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useViewSelector } from './store/useEditorStore.ts'

/** What a narrow window shows of the editor. */
export type Pane = 'outline' | 'cards' | 'preview'
/** The whole survey as cards, or as a map of its branching. */
export type Mode = 'edit' | 'map'
export type OpenDialog = 'share' | 'versions' | null

/** What of the editor shows: the map where the address asks for it. A jump to a card shows the cards, in the same render, so that the card is there to scroll to. */
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
  /** Each pane is found again where it was left, and for the first time at its top; the preview fills the window once the navbar is away. */
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
