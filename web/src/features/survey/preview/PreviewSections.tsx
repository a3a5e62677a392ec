import { Fragment, memo, useCallback, type ReactNode, Suspense } from 'react'
import type { Question, Section, Survey } from '#shared/survey/survey.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { SectionBlock } from '../form/SectionBlock.tsx'
import { useAnswerStore, useStoreValue } from '../answers/useAnswerStore.ts'
import css from './SurveyPreview.module.css'
import { QuestionBlock } from '../kinds/QuestionBlock.tsx'
import { previewedKinds } from '../kinds/previewedKinds.tsx'

/** The replacement of a hidden section or question, by its id. */
export type Notes = ReadonlyMap<string, ReactNode>
type Shared = { notes: Notes; say: Translate }

/** The shown sections, with a note in the place of each hidden part, and one at the end for each section that was not drawn. `arranged`: in the order shown. */
export const PreviewSections = ({ survey, arranged, ...rest }: { survey: Survey; arranged: Survey } & Shared) => (
  <>
    {arranged.sections.map((section) => (
      <PreviewSection key={section.id} section={section} {...rest} />
    ))}
    <UndrawnNotes {...{ survey, arranged, notes: rest.notes }} />
  </>
)

export function UndrawnNotes({ survey, arranged, notes }: { survey: Survey; arranged: Survey; notes: Notes }) {
  const drawn = new Set(arranged.sections.map(({ id }) => id))
  return survey.sections.map(({ id }) => !drawn.has(id) && <Fragment key={id}>{noteBlock(notes.get(id))}</Fragment>)
}

/** `label` precedes the title in the heading. */
export const PreviewSection = memo(function PreviewSection({
  section,
  label,
  notes,
  say,
}: { section: Section; label?: ReactNode } & Shared) {
  const store = useAnswerStore()
  const isShown = useStoreValue(store, `section:${section.id}`, () => store.section(section.id) !== null)
  const list = useCallback(
    (shown: readonly Question[]) => {
      const shownById = new Map(shown.map((question) => [question.id, question]))
      return section.questions.map(({ id }) => {
        const question = shownById.get(id)
        return question ? (
          <PreviewQuestion key={id} question={question} say={say} />
        ) : (
          <Fragment key={id}>{noteBlock(notes.get(id))}</Fragment>
        )
      })
    },
    [section, notes, say],
  )
  return (
    <>
      <SectionBlock section={section} list={list} label={label} />
      {!isShown && noteBlock(notes.get(section.id))}
    </>
  )
})

const noteBlock = (note: ReactNode) => note && <div className={css.note}>{note}</div>

type Props = {
  question: Question
  /** Translates into the admin's own language, not the preview's. */
  say: Translate
}

/** A question as on the survey's page, with a remark if the preview does less. */
const PreviewQuestion = memo(function PreviewQuestion({ question, say }: Props) {
  const { Control = QuestionBlock, remark } = previewedKinds[question.type] ?? {}
  return (
    <Suspense fallback={null}>
      <Control question={question} />
      {remark && <p className="above-2 text-xs muted">{say(remark)}</p>}
    </Suspense>
  )
})
