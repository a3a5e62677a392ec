import type { Language } from '#shared/fields.ts'
import type { ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import type { SettingsGroup } from './settingsGroups.ts'
import { createListeners } from '../../../lib/store/createStore.ts'

/** A place in the editor to jump to. `rule`: the index of a rule in the gateway; `language`: that of the text to focus. */
export type JumpTarget =
  | { kind: 'survey'; part?: 'description' | SettingsGroup; language?: Language }
  | { kind: 'section'; id: string; part?: 'show_if' | 'ends_if' }
  | {
      kind: 'question'
      id: string
      part?:
        | 'title_ko'
        | 'choices'
        | 'rows'
        | 'gateway'
        | 'show_if'
        | 'description_ko'
        | 'unit'
        | 'unit_ko'
        | 'points'
        | 'na_label'
        | 'na_label_ko'
      rule?: number
    }
  | { kind: 'branching'; entry?: number; rule?: number }

/** A part that is removed by `run` once the admin confirms it. `losing`: the conditions that read the part. */
type Removal = { losing: readonly ConditionPlace[]; run: () => void }

export type EditorView = ReturnType<typeof createEditorView>

/** The view state, neither undone nor saved: the open question's card, the folded sections, the last jump, and a removal to confirm. */
export function createEditorView() {
  let open: string | null = null
  let folded: ReadonlySet<string> = new Set()
  let removal: Removal | null = null
  let previews = 0
  let shown: { place: JumpTarget; serial: number } | null = null
  const { notify, subscribe } = createListeners()
  return {
    subscribe,
    open: () => open,
    isFolded: (sectionId: string) => folded.has(sectionId),
    /** The last jump; `serial` differs between two jumps to the same place. */
    jump: () => shown,
    removal: () => removal,
    /** How often the preview was asked for. */
    previews: () => previews,
    showPreview() {
      previews += 1
      notify()
    },
    /** Asks whether to remove a part; null ends the question. */
    confirmRemoval(asked: Removal | null) {
      removal = asked
      notify()
    },
    /** Opens one question's card and closes the other; null closes it. */
    openQuestion(id: string | null) {
      open = id
      notify()
    },
    fold(sectionIds: Iterable<string>, on: boolean) {
      const next = new Set(folded)
      for (const id of sectionIds) {
        if (on) next.add(id)
        else next.delete(id)
      }
      folded = next
      notify()
    },
    /** Opens the card at a place, scrolls to it and focuses it. `sectionId`: the question's section, which unfolds. */
    jumpTo(place: JumpTarget, sectionId?: string) {
      shown = { place, serial: (shown?.serial ?? 0) + 1 }
      if (place.kind === 'question') open = place.id
      const unfolded = sectionId ?? (place.kind === 'section' ? place.id : undefined)
      if (unfolded !== undefined && folded.has(unfolded)) folded = new Set([...folded].filter((id) => id !== unfolded))
      notify()
    },
  }
}
