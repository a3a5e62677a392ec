import { createContext, use, useSyncExternalStore, useMemo } from 'react'
import type { Language } from '#shared/fields.ts'
import type { Question, Section, SurveyBody } from '#shared/survey/survey.ts'
import type { EditorStore } from './editorStore.ts'
import type { EditorView } from './editorView.ts'
import { gatewayQuestionId, type GatewayPlace } from './edits/logic/gateway.ts'
import { surveyIndex } from './surveyIndex.ts'

export const EditorStoreContext = createContext<EditorStore | null>(null)

/** The store of the surrounding editor. Throws outside of one. */
export function useEditorStore(): EditorStore {
  const store = use(EditorStoreContext)
  if (!store) throw new Error('No editor around this component')
  return store
}

/** The result of `select` for the edited survey. It must return a part or a primitive: an object created at each call renders endlessly. */
export function useSurveySelector<T>(select: (survey: SurveyBody) => T): T {
  const store = useEditorStore()
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}

export const useSection = (id: string): Section | undefined => useSurveySelector((survey) => surveyIndex(survey).sections.get(id)?.section)

export const useQuestion = (id: string): Question | undefined =>
  useSurveySelector((survey) => surveyIndex(survey).questions.get(id)?.question)

export const EditorViewContext = createContext<EditorView | null>(null)

/** The view of the surrounding editor. Throws outside of one. */
export function useEditorView(): EditorView {
  const view = use(EditorViewContext)
  if (!view) throw new Error('No editor around this component')
  return view
}

export function useViewSelector<T>(select: (view: EditorView) => T): T {
  const view = useEditorView()
  return useSyncExternalStore(view.subscribe, () => select(view))
}

/** The same array until the ids change. Ids have no spaces, so a joined string compares them all. */
const useIdList = (ids: string) => useMemo(() => (ids ? ids.split(' ') : []), [ids])

/** The ids of the sections in order; the component renders when the ids change, not when the content of sections does. */
export const useSectionIds = (): string[] => useIdList(useSurveySelector(({ sections }) => sections.map(({ id }) => id).join(' ')))

export const useQuestionIds = (sectionId: string): string[] =>
  useIdList(
    useSurveySelector((survey) => (surveyIndex(survey).sections.get(sectionId)?.section.questions ?? []).map(({ id }) => id).join(' ')),
  )

export const useGatewayQuestion = (place: GatewayPlace): Question | undefined =>
  useSurveySelector((survey) => surveyIndex(survey).questions.get(gatewayQuestionId(survey, place) ?? '')?.question)

/** The survey's only language; undefined if it has both. */
export const useOnlyLanguage = (): Language | undefined =>
  useSurveySelector(({ languages }) => (languages === 'both' ? undefined : languages))
