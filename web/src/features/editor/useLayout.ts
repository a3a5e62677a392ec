import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import type { Mode, Pane } from './layout.ts'
import { useViewed } from './store/useEditorView.ts'

/** What of the editor shows: the map where the address asks for it. A jump to a card shows the cards, in the same render, so that the card is there to scroll to. */
export function useLayout() {
  const { hash } = useLocation()
  const [layout, setLayout] = useState<{ mode: Mode; pane: Pane; jump: number }>(() => ({
    mode: hash === '#map' ? 'map' : 'edit',
    pane: 'cards',
    jump: 0,
  }))
  const scrolled = useRef<Partial<Record<Pane, number>>>({})
  const jump = useViewed((view) => view.shown()?.serial ?? 0)
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
