import { useState } from 'react'
import type { Mode, Pane } from './layout.ts'
import { useViewed } from './store/useEditorView.ts'

/** What of the editor shows. A jump to a card shows the cards, in the same render, so that the card is there to scroll to. */
export function useLayout() {
  const [layout, setLayout] = useState<{ mode: Mode; pane: Pane; jump: number }>({ mode: 'edit', pane: 'cards', jump: 0 })
  const jump = useViewed((view) => view.shown()?.serial ?? 0)
  if (jump !== layout.jump) setLayout({ mode: 'edit', pane: 'cards', jump })
  return {
    mode: layout.mode,
    pane: layout.pane,
    setMode: (mode: Mode) => setLayout((before) => ({ ...before, mode })),
    setPane: (pane: Pane) => setLayout((before) => ({ ...before, pane })),
  }
}
