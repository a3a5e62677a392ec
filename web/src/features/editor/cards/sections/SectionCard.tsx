import { memo, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Draggable, Droppable } from 'react-beautiful-dnd'
import { useT } from '../../../../lib/language/i18n.ts'
import { useSection } from '../../store/useEditor.ts'
import { useEditorView, useViewed } from '../../store/useEditorView.ts'
import { useGrowing } from '../../useGrowing.ts'
import { AddQuestion } from '../questions/AddQuestion.tsx'
import { cardIds } from '../cardIds.ts'
import { selectIfNew } from '../selectIfNew.ts'
import { QuestionCard } from '../questions/QuestionCard.tsx'
import css from './SectionCard.module.css'
import { SectionFields } from './SectionFields.tsx'
import { SectionHead } from './SectionHead.tsx'
import { onAltArrow } from '../../../../ui/sorting/onAltArrow.ts'
import { sectionSortable } from '../sorting/sortable.ts'
import { useMoves } from '../sorting/useMoves.ts'
import { useQuestionIds } from '../useIds.ts'
import { useFocusRequest } from '../useFocusRequest.ts'

/** Questions of a section that are drawn at once, and at a time after that. */
const growth = { first: 20, step: 10 }

/** A section: its line, its own fields once they are opened, its questions unless it is folded. */
export const SectionCard = memo(function SectionCard({ id, index }: { id: string; index: number }) {
  const name = sectionSortable(id)
  return (
    <Draggable draggableId={name} index={index}>
      {(card, { isDragging }) => (
        <li ref={card.innerRef} {...card.draggableProps} data-sorted={name} className={css.place} data-dragging={isDragging || undefined}>
          <Section id={id} handle={card.dragHandleProps} />
        </li>
      )}
    </Draggable>
  )
})

type Handle = Parameters<typeof SectionHead>[0]['handle']

const Section = memo(function Section({ id, handle }: { id: string; handle: Handle }) {
  const t = useT()
  const section = useSection(id)
  const ids = useQuestionIds(id)
  const drawn = useGrowing(ids.length, growth)
  const view = useEditorView()
  const isFolded = useViewed((viewed) => viewed.isFolded(id))
  const [isOpen, setOpen] = useState(false)
  const card = useRef<HTMLElement>(null)
  const { moveBy } = useMoves()

  useFocusRequest('section', id, () => {
    flushSync(() => setOpen(true))
    card.current?.scrollIntoView({ block: 'nearest' })
    selectIfNew(document.getElementById(cardIds.sectionTitle(id)))
  })
  if (!section) return null

  const onKeyDown = (event: KeyboardEvent) => onAltArrow(event, (step) => moveBy(sectionSortable(id), step))
  return (
    <section ref={card} className={css.card} aria-labelledby={cardIds.section(id)} onKeyDown={onKeyDown}>
      <SectionHead
        section={section}
        handle={handle}
        isOpen={isOpen}
        onOpen={() => {
          if (!isOpen) view.fold([id], false)
          setOpen(!isOpen)
        }}
        isFolded={isFolded}
      />
      {!isFolded && (
        <div data-folds="sections">
          {isOpen && <SectionFields section={section} />}
          <Droppable droppableId={`questions:${id}`} type={`questions:${id}`}>
            {(list) => (
              <ol ref={list.innerRef} {...list.droppableProps}>
                {ids.slice(0, drawn).map((questionId, at) => (
                  <QuestionCard key={questionId} id={questionId} index={at} />
                ))}
                {list.placeholder}
              </ol>
            )}
          </Droppable>
          {ids.length === 0 && <p className={css.none}>{t('cards.no_questions')}</p>}
          <AddQuestion sectionId={id} />
        </div>
      )}
    </section>
  )
})
