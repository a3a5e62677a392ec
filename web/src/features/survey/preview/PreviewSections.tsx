import { Fragment, memo, useCallback, type ReactNode } from 'react'
import type { Question, Section, Survey } from '#shared/survey/survey.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { SectionBlock } from '../form/SectionBlock.tsx'
import { useAnswerStore, useStoreValue } from '../answers/useAnswerStore.ts'
import { PreviewQuestion } from './PreviewQuestion.tsx'
import css from './SurveyPreview.module.css'

/** What to show in place of a hidden section or question, by its id. */
export type Notes = ReadonlyMap<string, ReactNode>
type Shared = { notes: Notes; say: Translate }

/** The sections that show, with a note in the place of what does not. */
export const PreviewSections = ({ survey, ...rest }: { survey: Survey } & Shared) =>
  survey.sections.map((section) => <PreviewSection key={section.id} section={section} {...rest} />)

const PreviewSection = memo(function PreviewSection({ section, notes, say }: { section: Section } & Shared) {
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
      <SectionBlock section={section} list={list} />
      {!isShown && noteBlock(notes.get(section.id))}
    </>
  )
})

const noteBlock = (note: ReactNode) => note && <div className={css.note}>{note}</div>
