import { memo } from 'react'
import { Draggable, Droppable, type DraggableProvidedDragHandleProps } from 'react-beautiful-dnd'
import { missingIn } from '../cards/missingIn.ts'
import { questionSortable, sectionSortable } from '../cards/sorting/sortable.ts'
import { useQuestionIds } from '../cards/useIds.ts'
import { surveyIndex } from '../store/surveyIndex.ts'
import { useEdited, useSection } from '../store/useEditor.ts'
import { useEditorView, useViewed } from '../store/useEditorView.ts'
import { useGrowing } from '../useGrowing.ts'
import css from './Outline.module.css'
import { useNoted } from './OutlineMarks.tsx'
import { OutlineQuestion } from './OutlineQuestion.tsx'
import { OutlineRow } from './OutlineRow.tsx'

/** Questions of a section that are drawn at once, and at a time after that. */
const growth = { first: 20, step: 20 }

/** A section with its questions in the outline. */
export const OutlineSection = memo(function OutlineSection({ id, index }: { id: string; index: number }) {
  const name = sectionSortable(id)
  return (
    <Draggable draggableId={name} index={index}>
      {(item, { isDragging }) => (
        <li ref={item.innerRef} {...item.draggableProps} data-sorted={name} className={css.section} data-dragging={isDragging || undefined}>
          <SectionRow id={id} handle={item.dragHandleProps} />
          <Questions sectionId={id} />
        </li>
      )}
    </Draggable>
  )
})

const SectionRow = memo(function SectionRow({ id, handle }: { id: string; handle: DraggableProvidedDragHandleProps | null }) {
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
      name={sectionSortable(id)}
      number={number}
      handle={handle}
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
  return (
    <div data-folds="sections">
      <Droppable droppableId={`questions:${sectionId}`} type={`questions:${sectionId}`}>
        {(list) => (
          <ol ref={list.innerRef} {...list.droppableProps}>
            {ids.slice(0, drawn).map((id, index) => (
              <Draggable key={id} draggableId={questionSortable(id)} index={index}>
                {(item, { isDragging }) => (
                  <li
                    ref={item.innerRef}
                    {...item.draggableProps}
                    data-sorted={questionSortable(id)}
                    className={css.question}
                    data-dragging={isDragging || undefined}
                  >
                    <OutlineQuestion id={id} sectionId={sectionId} handle={item.dragHandleProps} />
                  </li>
                )}
              </Draggable>
            ))}
            {list.placeholder}
          </ol>
        )}
      </Droppable>
    </div>
  )
})
