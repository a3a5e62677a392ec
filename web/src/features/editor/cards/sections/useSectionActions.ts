import { flushSync } from 'react-dom'
import { limits } from '#shared/limits.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { copySection, insertSection, removeSection } from '../../store/edits/sections.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore, useEditorView } from '../../store/useEditorStore.ts'
import { cardIds } from '../cardIds.ts'
import { countRulesNaming } from '../../store/edits/gatewayRules.ts'
import { undoOf } from '../../../../lib/document/content.ts'

/** Duplicates and deletes sections; a toast offers to undo a deletion. */
export function useSectionActions() {
  const store = useEditorStore()
  const view = useEditorView()
  const t = useT()
  return {
    duplicate: (id: string) => {
      const place = surveyIndex(store.get()).sections.get(id)
      if (!place || store.get().sections.length >= limits.sections) return
      const copy = copySection(place.section)
      store.edit(insertSection(copy, place.index + 1))
      view.jumpTo({ kind: 'section', id: copy.id })
    },
    remove: (id: string) => {
      const place = surveyIndex(store.get()).sections.get(id)
      if (!place) return
      flushSync(() => store.edit(removeSection(id)))
      const { sections } = store.get()
      const near = sections[place.index] ?? sections.at(-1)
      if (near) document.getElementById(cardIds.section(near.id))?.querySelector('button')?.focus()
      const count = countRulesNaming(store.get(), id, 'show_section_ids')
      const words = [t('cards.section_deleted'), ...(count ? [t('cards.rules_name_it', { count })] : [])].join(' ')
      const run = undoOf(store, insertSection(place.section, place.index))
      toast(words, { action: { label: t('admin.undo'), run } })
    },
  }
}
