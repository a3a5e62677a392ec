import { useSyncExternalStore } from 'react'
import type { Language } from '#shared/fields.ts'
import type { OutdatedText } from '#shared/survey/languages/outdatedTexts.ts'
import { createStore } from '../../../lib/store/createStore.ts'
import type { EditorStore } from '../store/editorStore.ts'
import { useEditorStore } from '../store/useEditorStore.ts'

/** By the id of a section or question, the languages in which it has a text that is out of date. */
type Marked = ReadonlyMap<string, ReadonlySet<Language>>

const none: Marked = new Map()
const stores = new WeakMap<EditorStore, ReturnType<typeof createStore<Marked>>>()

function storeOf(editor: EditorStore) {
  const known = stores.get(editor) ?? createStore(none)
  stores.set(editor, known)
  return known
}

/** Marks the sections and questions of an editor that have texts out of date. */
export function markOutdated(editor: EditorStore, texts: readonly OutdatedText[]): void {
  const marked = new Map<string, Set<Language>>()
  for (const { place, language } of texts) {
    if (place.kind === 'survey') continue
    const id = 'question_id' in place ? place.question_id : place.id
    marked.set(id, (marked.get(id) ?? new Set()).add(language))
  }
  storeOf(editor).set(marked)
}

/** The languages in which a section or question has a text that is out of date: its own, not those of a section's questions. */
export function useOutdatedIn(id: string): { en: boolean; ko: boolean } {
  const { subscribe, get } = storeOf(useEditorStore())
  const languages = useSyncExternalStore(subscribe, get).get(id)
  return { en: languages?.has('en') ?? false, ko: languages?.has('ko') ?? false }
}
