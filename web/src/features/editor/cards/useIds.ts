import { useMemo } from 'react'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useEdited } from '../store/useEditor.ts'

/** An id holds no space, so that a list of ids is one text: equal as long as no id comes, goes or moves. */
const useList = (ids: string) => useMemo(() => (ids ? ids.split(' ') : []), [ids])

/** The ids of the sections in order; the component renders when they change, not what is in the sections. */
export const useSectionIds = (): string[] => useList(useEdited(({ sections }) => sections.map(({ id }) => id).join(' ')))

/** The ids of a section's questions in order. */
export const useQuestionIds = (sectionId: string): string[] =>
  useList(useEdited((survey) => (surveyIndex(survey).sections.get(sectionId)?.section.questions ?? []).map(({ id }) => id).join(' ')))
