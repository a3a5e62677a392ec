import { memo, type ComponentProps } from 'react'
import { useProgressiveCount } from '../../../lib/loading/useProgressiveCount.ts'
import { SortableItem, SortableList, DragHandle } from '../../../ui/sorting/SortableList.tsx'
import { useMoveActions } from '../cards/sorting/useMoveActions.ts'
import { Marks } from '../marks/Marks.tsx'
import { useReadTitle } from '../marks/useReadTitle.ts'
import { useLanguageMarks } from '../marks/useLanguageMarks.ts'
import { isGateway } from '../store/edits/logic/gateway.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useQuestionIds, useSurveySelector, useSection, useEditorView, useViewSelector, useQuestion } from '../store/useEditorStore.ts'
import css from './Outline.module.css'
import { useFlaggedParts } from './FlaggedParts.tsx'
import type { Question, Section } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'

const growth = { first: 20, step: 20 }

export const OutlineSection = memo(function OutlineSection({ id, index }: { id: string; index: number }) {
  return (
    <SortableItem id={id} index={index} className={css.section}>
      <SectionRow id={id} />
      <Questions sectionId={id} />
    </SortableItem>
  )
})

const SectionRow = memo(function SectionRow({ id }: { id: string }) {
  const section = useSection(id)
  const view = useEditorView()
  const { hidden, warned } = useFlaggedParts()
  const number = useSurveySelector((survey) => surveyIndex(survey).sections.get(id)?.number ?? '')
  const isCurrent = useViewSelector((viewed) => {
    const place = viewed.jump()?.place
    return viewed.open() === null && place?.kind === 'section' && place.id === id
  })
  const languages = useLanguageMarks(section)
  if (!section) return null
  return (
    <OutlineRow
      part={section}
      number={number}
      isCurrent={isCurrent}
      marks={{
        condition: Boolean(section.show_if ?? section.ends_if),
        ...languages,
        warning: warned.has(id),
        hidden: hidden.has(id),
      }}
      onJump={() => {
        view.openQuestion(null)
        view.jumpTo({ kind: 'section', id })
      }}
    />
  )
})

const Questions = memo(function Questions({ sectionId }: { sectionId: string }) {
  const ids = useQuestionIds(sectionId)
  const drawn = useProgressiveCount(ids.length, growth)
  const { moveQuestion } = useMoveActions()
  return (
    <div data-folds>
      <SortableList id={`questions of ${sectionId}`} ids={ids} onMove={moveQuestion}>
        {ids.slice(0, drawn).map((id, index) => (
          <SortableItem key={id} id={id} index={index} className={css.question}>
            <OutlineQuestion id={id} sectionId={sectionId} />
          </SortableItem>
        ))}
      </SortableList>
    </div>
  )
})

const OutlineQuestion = memo(function OutlineQuestion({ id, sectionId }: { id: string; sectionId: string }) {
  const question = useQuestion(id)
  const view = useEditorView()
  const { hidden, warned } = useFlaggedParts()
  const number = useSurveySelector((survey) => surveyIndex(survey).questions.get(id)?.number ?? '')
  const gateway = useSurveySelector((survey) => question !== undefined && isGateway(survey, question))
  const isCurrent = useViewSelector((viewed) => viewed.open() === id)
  const languages = useLanguageMarks(question)
  if (!question) return null
  return (
    <OutlineRow
      part={question}
      number={number}
      isCurrent={isCurrent}
      marks={{
        gateway,
        condition: question.show_if !== undefined,
        ...languages,
        warning: warned.has(id),
        hidden: hidden.has(id),
      }}
      onJump={() => view.jumpTo({ kind: 'question', id }, sectionId)}
    />
  )
})

type Props = {
  part: Section | Question
  number: string
  isCurrent: boolean
  marks: ComponentProps<typeof Marks>
  onJump: () => void
}

function OutlineRow({ part, number, isCurrent, marks, onJump }: Props) {
  const t = useT()
  const title = useReadTitle(part)
  const text = title.text || t('cards.untitled')
  return (
    <div className={css.row} data-current={isCurrent || undefined}>
      <DragHandle name={`${number} ${text}`} tabIndex={-1} />
      <Button
        kind="plain"
        className={css.jump}
        tabIndex={-1}
        data-stop
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        aria-current={isCurrent || undefined}
        onClick={onJump}
      >
        <span className={css.number}>{number}</span>
        <span className={css.name} lang={title.lang}>
          {text}
        </span>
        <Marks {...marks} />
      </Button>
    </div>
  )
}
