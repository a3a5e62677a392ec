import { memo } from 'react'
import { missingIn } from '../marks/missingIn.ts'
import { SortItem, SortList } from '../../../ui/sorting/SortList.tsx'
import { useMoves } from '../cards/sorting/useMoves.ts'
import { useQuestionIds } from '../cards/useIds.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useEdited, useSection } from '../store/useEditor.ts'
import { useEditorView, useViewed } from '../store/useEditorView.ts'
import { useGrowing } from '../../../lib/useGrowing.ts'
import css from './Outline.module.css'
import { useNoted } from './OutlineMarks.tsx'
import { OutlineQuestion } from './OutlineQuestion.tsx'
import { OutlineRow } from './OutlineRow.tsx'

/** Questions of a section that are drawn at once, and at a time after that. */
const growth = { first: 20, step: 20 }

/** A section with its questions in the outline. */
export const OutlineSection = memo(function OutlineSection({ id, index }: { id: string; index: number }) {
  return (
    <SortItem id={id} index={index} className={css.section}>
      <SectionRow id={id} />
      <Questions sectionId={id} />
    </SortItem>
  )
})

const SectionRow = memo(function SectionRow({ id }: { id: string }) {
  const section = useSection(id)
  const view = useEditorView()
  const { hidden, warned } = useNoted()
  const number = useEdited((survey) => surveyIndex(survey).sections.get(id)?.number ?? '')
  const isCurrent = useViewed((viewed) => {
    const place = viewed.shown()?.place
    return viewed.open() === null && place?.kind === 'section' && place.id === id
  })
  if (!section) return null
  return (
    <OutlineRow
      part={section}
      number={number}
      isCurrent={isCurrent}
      marks={{ missing: missingIn(section), warning: warned.has(id), hidden: hidden.has(id) }}
      onJump={() => {
        view.openQuestion(null)
        view.show({ kind: 'section', id })
      }}
    />
  )
})

const Questions = memo(function Questions({ sectionId }: { sectionId: string }) {
  const ids = useQuestionIds(sectionId)
  const drawn = useGrowing(ids.length, growth)
  const { moveQuestion } = useMoves()
  return (
    <div data-folds>
      <SortList id={`questions of ${sectionId}`} ids={ids} onMove={moveQuestion}>
        {ids.slice(0, drawn).map((id, index) => (
          <SortItem key={id} id={id} index={index} className={css.question}>
            <OutlineQuestion id={id} sectionId={sectionId} />
          </SortItem>
        ))}
      </SortList>
    </div>
  )
})
