import type { QuestionType } from '#shared/questionTypes.ts'
import { insertQuestion, newQuestion } from '../store/edits/questions.ts'
import { insertSection, newSection } from '../store/edits/sections.ts'
import { useEditorStore } from '../store/useEditor.ts'
import { useEditorView } from '../store/useEditorView.ts'

/** Adds sections and questions, at the end, and jumps to what was added. */
export function useAdding() {
  const store = useEditorStore()
  const view = useEditorView()
  return {
    addSection: () => {
      const section = newSection()
      store.edit(insertSection(section))
      view.show({ kind: 'section', id: section.id })
    },
    addQuestion: (sectionId: string, type?: QuestionType) => {
      const question = newQuestion(type)
      store.edit(insertQuestion(sectionId, question))
      view.show({ kind: 'question', id: question.id }, sectionId)
    },
  }
}
