import { createListeners } from '../../../lib/store/createStore.ts'

/** Something in the editor that one can jump to. `rule`: the index of a rule of the gateway named. */
export type JumpTarget =
  | { kind: 'survey'; part?: 'description' }
  | { kind: 'section'; id: string }
  | { kind: 'question'; id: string; part?: 'title_ko' | 'choices' | 'gateway' | 'description_ko'; rule?: number }
  | { kind: 'branching'; entry?: number; rule?: number }

export type EditorView = ReturnType<typeof createEditorView>

/**
 * What of the editor is open: one question's card, the sections folded to a line, and the place last jumped to. No part of the survey, so
 * nothing of it is undone or saved.
 */
export function createEditorView() {
  let open: string | null = null
  let folded: ReadonlySet<string> = new Set()
  let shown: { place: JumpTarget; serial: number } | null = null
  const { tell, subscribe } = createListeners()
  return {
    subscribe,
    /** The id of the question whose card is open. */
    open: () => open,
    isFolded: (sectionId: string) => folded.has(sectionId),
    /** The place last jumped to; `serial` tells two jumps to one place apart. */
    jump: () => shown,
    /** Opens one question's card and closes the one before; null closes. */
    openQuestion(id: string | null) {
      open = id
      tell()
    },
    fold(sectionIds: Iterable<string>, on: boolean) {
      const next = new Set(folded)
      for (const id of sectionIds) {
        if (on) next.add(id)
        else next.delete(id)
      }
      folded = next
      tell()
    },
    /** Jumps: the card opens, comes into view and takes the focus. `sectionId`: the section of a question, which unfolds. */
    jumpTo(place: JumpTarget, sectionId?: string) {
      shown = { place, serial: (shown?.serial ?? 0) + 1 }
      if (place.kind === 'question') open = place.id
      const unfolded = sectionId ?? (place.kind === 'section' ? place.id : undefined)
      if (unfolded !== undefined && folded.has(unfolded)) folded = new Set([...folded].filter((id) => id !== unfolded))
      tell()
    },
  }
}
