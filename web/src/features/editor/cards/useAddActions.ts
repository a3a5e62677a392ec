import type { Question } from '#shared/survey/survey.ts'
import { withType } from '../kinds/typeChange.ts'
import { insertQuestion, newQuestion } from '../store/edits/questions.ts'
import { insertSection, newSection } from '../store/edits/sections.ts'
import { useEditorStore, useEditorView } from '../store/useEditorStore.ts'

export function useAddActions() {
  const store = useEditorStore()
  const view = useEditorView()
  return {
    addSection: () => {
      const section = newSection()
      store.edit(insertSection(section))
      view.openQuestion(null)
      view.jumpTo({ kind: 'section', id: section.id })
    },
    addQuestion: (sectionId: string, filled: Partial<Question> = {}) => {
      const question = withType({ ...newQuestion(), ...filled }, filled.type ?? 'short_text')
      store.edit(insertQuestion(sectionId, question))
      view.jumpTo({ kind: 'question', id: question.id }, sectionId)
    },
  }
}
