import { useMemo, type ReactNode } from 'react'
import type { Hidden } from '#shared/logic/explainHidden.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Reading } from '#shared/text.ts'
import { useT, type Translate } from '../../../lib/language/i18n.ts'
import { type Language, lang } from '../../../lib/language/language.ts'
import { HiddenIcon } from '../../../ui/icons/workIcons.ts'
import { readTitle } from '../marks/names.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useEditorView } from '../store/useEditorStore.ts'
import css from './HiddenNote.module.css'
import { reasonText } from './reasonText.ts'

type Line = { kind: Hidden['kind']; id: string; sectionId: string; number: string; title: Reading; because: string }

/** Notes for hidden parts by id. `language`: of their titles. The same map until a text changes, so that the preview need not render. */
export function useHiddenNotes(survey: SurveyBody, hidden: readonly Hidden[], language: Language): ReadonlyMap<string, ReactNode> {
  const t = useT()
  const view = useEditorView()
  const serialized = useMemo(() => JSON.stringify(linesOf(survey, hidden, language, t)), [survey, hidden, language, t])
  return useMemo(
    () =>
      new Map(
        (JSON.parse(serialized) as Line[]).map(({ kind, id, sectionId, ...line }) => [
          id,
          <HiddenNote key={id} id={id} {...line} onGo={() => view.jumpTo({ kind, id }, sectionId)} />,
        ]),
      ),
    [serialized, view],
  )
}

function linesOf(survey: SurveyBody, hidden: readonly Hidden[], language: Language, t: Translate): Line[] {
  const { sections, questions } = surveyIndex(survey)
  const closed = new Set(hidden.flatMap(({ kind, id }) => (kind === 'section' ? [id] : [])))
  return hidden.flatMap(({ kind, id, because }) => {
    const question = kind === 'question' ? questions.get(id) : undefined
    const place = question ?? sections.get(id)
    if (!place || (question && closed.has(place.section.id))) return []
    const title = readTitle(survey, question?.question ?? place.section, language)
    return [{ kind, id, sectionId: place.section.id, number: place.number, title, because: reasonText(survey, because, language, t) }]
  })
}

type Props = {
  id: string
  /** As in the outline: "3.2". */
  number: string
  title: Reading
  because: string
  onGo: () => void
}

/** A placeholder in the preview for a hidden section or question, with the reason and a link to its card. */
const HiddenNote = ({ id, number, title, because, onGo }: Props) => (
  <button type="button" className={css.note} lang={lang()} data-hidden={id} onClick={onGo}>
    <HiddenIcon />
    <span className="shrinks breakable">
      <strong className="block weight-title">
        {number} <span lang={title.lang}>{title.text}</span>
      </strong>
      <span className="block muted">{because}</span>
    </span>
  </button>
)
