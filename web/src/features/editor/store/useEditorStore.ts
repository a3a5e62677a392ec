import { createContext, use, useSyncExternalStore, useMemo } from 'react'
import type { Question, Section, SurveyBody } from '#shared/survey/survey.ts'
import type { EditorStore } from './editorStore.ts'
import type { EditorView } from './editorView.ts'
import { gatewayQuestionId, type GatewayPlace } from './edits/gateway.ts'
import { surveyIndex } from './surveyIndex.ts'

export const EditorStoreContext = createContext<EditorStore | null>(null)

/** The store of the editor around. */
export function useEditorStore(): EditorStore {
  const store = use(EditorStoreContext)
  if (!store) throw new Error('No editor around this component')
  return store
}

/**
 * What `select` reads of the survey; the component renders when that changes. `select` answers parts of the survey as they are, or
 * primitives: an object made anew each time would render without end.
 */
export function useSurveySelector<T>(select: (survey: SurveyBody) => T): T {
  const store = useEditorStore()
  return useSyncExternalStore(store.subscribe, () => select(store.survey()))
}

/** A section by its id; undefined once it is gone. */
export const useSection = (id: string): Section | undefined => useSurveySelector((survey) => surveyIndex(survey).sections.get(id)?.section)

/** A question by its id; undefined once it is gone. */
export const useQuestion = (id: string): Question | undefined =>
  useSurveySelector((survey) => surveyIndex(survey).questions.get(id)?.question)

export const EditorViewContext = createContext<EditorView | null>(null)

/** The view of the editor around. */
export function useEditorView(): EditorView {
  const view = use(EditorViewContext)
  if (!view) throw new Error('No editor around this component')
  return view
}

/** What `select` reads of the view; the component renders when that changes. */
export function useViewSelector<T>(select: (view: EditorView) => T): T {
  const view = useEditorView()
  return useSyncExternalStore(view.subscribe, () => select(view))
}

/** An id holds no space, so that a list of ids is one text: equal as long as no id comes, goes or moves. */
const useIdList = (ids: string) => useMemo(() => (ids ? ids.split(' ') : []), [ids])

/** The ids of the sections in order; the component renders when they change, not what is in the sections. */
export const useSectionIds = (): string[] => useIdList(useSurveySelector(({ sections }) => sections.map(({ id }) => id).join(' ')))

/** The ids of a section's questions in order. */
export const useQuestionIds = (sectionId: string): string[] =>
  useIdList(
    useSurveySelector((survey) => (surveyIndex(survey).sections.get(sectionId)?.section.questions ?? []).map(({ id }) => id).join(' ')),
  )

/** The question whose answer a gateway reads; undefined while it has none, or once it is gone. */
export const useGatewayQuestion = (place: GatewayPlace): Question | undefined =>
  useSurveySelector((survey) => surveyIndex(survey).questions.get(gatewayQuestionId(survey, place) ?? '')?.question)
