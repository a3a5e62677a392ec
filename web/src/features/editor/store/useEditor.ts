import { createContext, use, useSyncExternalStore } from 'react'
import type { Question, Section, SurveyBody } from '#shared/survey.ts'
import type { EditorStore } from './editorStore.ts'
import { surveyIndex } from './surveyIndex.ts'

export const EditorContext = createContext<EditorStore | null>(null)

/** The store of the editor around. */
export function useEditorStore(): EditorStore {
  const store = use(EditorContext)
  if (!store) throw new Error('No editor around this component')
  return store
}

/**
 * What `select` reads of the survey; the component renders when that changes. `select` answers parts of the survey as they are, or
 * primitives: an object made anew each time would render without end.
 */
export function useEdited<T>(select: (survey: SurveyBody) => T): T {
  const store = useEditorStore()
  return useSyncExternalStore(store.subscribe, () => select(store.survey()))
}

/** A section by its id; undefined once it is gone. */
export const useSection = (id: string): Section | undefined => useEdited((survey) => surveyIndex(survey).sections.get(id)?.section)

/** A question by its id; undefined once it is gone. */
export const useQuestion = (id: string): Question | undefined => useEdited((survey) => surveyIndex(survey).questions.get(id)?.question)
