import { flushSync } from 'react-dom'
import { limits } from '#shared/limits.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { copyQuestion, insertQuestion, removeQuestion } from '../../store/edits/questions.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore, useEditorView } from '../../store/useEditorStore.ts'
import { cardIds } from '../cardIds.ts'
import { countRulesNaming } from '../../store/edits/gatewayRules.ts'
import { undoOf } from '../../../../lib/document/content.ts'

/** Duplicates and deletes questions; a toast offers to undo a deletion. */
export function useQuestionActions() {
  const store = useEditorStore()
  const view = useEditorView()
  const t = useT()
  return {
    duplicate: (id: string) => {
      const { questions } = surveyIndex(store.get())
      const place = questions.get(id)
      if (!place || questions.size >= limits.questions) return
      const copy = copyQuestion(place.question)
      store.edit(insertQuestion(place.section.id, copy, place.index + 1))
      view.jumpTo({ kind: 'question', id: copy.id }, place.section.id)
    },
    remove: (id: string) => {
      const place = surveyIndex(store.get()).questions.get(id)
      if (!place) return
      flushSync(() => {
        if (view.open() === id) view.openQuestion(null)
        store.edit(removeQuestion(id))
      })
      const left = surveyIndex(store.get()).sections.get(place.section.id)!.section.questions
      const near = left[place.index] ?? left.at(-1)
      document.getElementById(near ? cardIds.question(near.id) : cardIds.add(place.section.id))?.focus()
      const count = countRulesNaming(store.get(), id, 'show_question_ids')
      const words = [t('cards.question_deleted'), ...(count ? [t('cards.rules_name_it', { count })] : [])].join(' ')
      const run = undoOf(store, insertQuestion(place.section.id, place.question, place.index))
      toast(words, { action: { label: t('admin.undo'), run } })
    },
  }
}
