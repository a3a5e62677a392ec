import { useMemo } from 'react'
import { useT } from '../../../../lib/language/i18n.ts'
import { lang } from '../../../../lib/language/language.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { conditionName } from '../../removal/conditionName.ts'
import { conditionsLosing } from '../../removal/conditionsLosing.ts'
import { moveQuestion } from '../../store/edits/questions.ts'
import { moveSection } from '../../store/edits/sections.ts'
import { undoOf } from '../../../../lib/document/content.ts'
import type { Edit } from '../../store/editorStore.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore } from '../../store/useEditorStore.ts'
import { backwardRules } from './backwardRules.ts'

/** Moves a section or question to an index of its list. If rules then point backwards, or conditions read later questions, a toast offers to undo. */
export function useMoveActions() {
  const store = useEditorStore()
  const t = useT()
  return useMemo(() => {
    const move = (id: string, to: number, from: number | undefined, edit: (id: string, to: number) => Edit) => {
      const before = store.get()
      store.edit(edit(id, to))
      const after = store.get()
      if (after === before || from === undefined) return
      const back = undoOf(store, edit(id, from))
      // After the move is painted: checking a long survey's rules is slow.
      setTimeout(() => {
        const known = backwardRules(before)
        const count = [...backwardRules(after)].filter((rule) => !known.has(rule)).length
        const losing = conditionsLosing(before, after).map((place) => conditionName(after, place, t))
        const words = [
          ...(count ? [t('cards.points_back', { count })] : []),
          ...(losing.length > 0 ? [t('conditions.moved', { names: new Intl.ListFormat(lang()).format(losing) })] : []),
        ]
        if (words.length > 0) toast(words.join(' '), { action: { label: t('admin.undo'), run: back } })
      })
    }
    const index = () => surveyIndex(store.get())
    return {
      moveSection: (id: string, to: number) => move(id, to, index().sections.get(id)?.index, moveSection),
      moveQuestion: (id: string, to: number) => move(id, to, index().questions.get(id)?.index, moveQuestion),
    }
  }, [store, t])
}
