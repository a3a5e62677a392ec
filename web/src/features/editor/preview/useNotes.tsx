import { useMemo, type ReactNode } from 'react'
import type { Hidden } from '#shared/logic/explainHidden.ts'
import type { SurveyBody } from '#shared/survey.ts'
import { pair, type Reading } from '#shared/text.ts'
import { useT, type Translate } from '../../../lib/language/i18n.ts'
import type { Language } from '../../../lib/language/language.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useEditorView } from '../store/useEditorView.ts'
import { HiddenNote } from './HiddenNote.tsx'
import { reasonText } from './reasonText.ts'

type Line = { kind: Hidden['kind']; id: string; sectionId: string; number: string; title: Reading; because: string }

/**
 * A note for each section that is hidden, and for each question that is hidden in a section that shows. `language`: of their titles. The same
 * map for as long as the notes say the same, so that an edit elsewhere draws nothing anew.
 */
export function useNotes(survey: SurveyBody, hidden: readonly Hidden[], language: Language): ReadonlyMap<string, ReactNode> {
  const t = useT()
  const view = useEditorView()
  const said = useMemo(() => JSON.stringify(linesOf(survey, hidden, language, t)), [survey, hidden, language, t])
  return useMemo(
    () =>
      new Map(
        (JSON.parse(said) as Line[]).map(({ kind, id, sectionId, ...line }) => [
          id,
          <HiddenNote key={id} id={id} {...line} onGo={() => view.show({ kind, id }, sectionId)} />,
        ]),
      ),
    [said, view],
  )
}

function linesOf(survey: SurveyBody, hidden: readonly Hidden[], language: Language, t: Translate): Line[] {
  const { sections, questions } = surveyIndex(survey)
  const closed = new Set(hidden.flatMap(({ kind, id }) => (kind === 'section' ? [id] : [])))
  return hidden.flatMap(({ kind, id, because }) => {
    const question = kind === 'question' ? questions.get(id) : undefined
    const place = question ?? sections.get(id)
    if (!place || (question && closed.has(place.section.id))) return []
    const title = pickText(pair(question?.question ?? place.section, 'title'), language)
    return [{ kind, id, sectionId: place.section.id, number: place.number, title, because: reasonText(survey, because, language, t) }]
  })
}
