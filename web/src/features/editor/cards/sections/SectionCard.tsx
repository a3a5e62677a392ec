import { memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../../../lib/language/i18n.ts'
import { SortableItem, SortableList } from '../../../../ui/sorting/SortableList.tsx'
import { useSection, useEditorView, useViewSelector, useQuestionIds } from '../../store/useEditorStore.ts'
import { useProgressiveCount } from '../../../../lib/loading/useProgressiveCount.ts'
import { AddQuestion } from '../questions/AddQuestion.tsx'
import { cardIds } from '../cardIds.ts'
import { focusField } from '../../marks/focusField.ts'
import { QuestionCard } from '../questions/QuestionCard.tsx'
import css from './SectionCard.module.css'
import { SectionFields } from './SectionFields.tsx'
import { SectionHead } from './SectionHead.tsx'
import { useMoveActions } from '../sorting/useMoveActions.ts'
import { useOnJump } from '../../store/useOnJump.ts'

const growth = { first: 20, step: 10 }

export const SectionCard = memo(function SectionCard({ id, index }: { id: string; index: number }) {
  return (
    <SortableItem id={id} index={index} className={css.place}>
      <Section id={id} />
    </SortableItem>
  )
})

const Section = memo(function Section({ id }: { id: string }) {
  const t = useT()
  const section = useSection(id)
  const ids = useQuestionIds(id)
  const drawn = useProgressiveCount(ids.length, growth)
  const view = useEditorView()
  const isFolded = useViewSelector((viewed) => viewed.isFolded(id))
  const [isOpen, setOpen] = useState(false)
  const card = useRef<HTMLElement>(null)
  const { moveQuestion } = useMoveActions()

  const focusPart = ({ part }: { part?: string }) => {
    flushSync(() => setOpen(true))
    card.current?.scrollIntoView({ block: 'nearest' })
    const condition = part && card.current?.querySelector<HTMLElement>(`[data-part=${part}] button`)
    focusField(condition || document.getElementById(cardIds.sectionTitle(id)))
  }
  useOnJump('section', (place) => place.id === id, focusPart)
  if (!section) return null

  return (
    <section ref={card} className={css.card} aria-labelledby={cardIds.section(id)}>
      <SectionHead
        section={section}
        isOpen={isOpen}
        onOpen={() => {
          if (!isOpen) view.fold([id], false)
          setOpen(!isOpen)
        }}
        isFolded={isFolded}
      />
      {!isFolded && (
        <div data-folds>
          {isOpen && <SectionFields section={section} />}
          <SortableList id={`questions of ${id}`} ids={ids} onMove={moveQuestion}>
            {ids.slice(0, drawn).map((questionId, at) => (
              <QuestionCard key={questionId} id={questionId} index={at} />
            ))}
          </SortableList>
          {ids.length === 0 && <p className={css.none}>{t('cards.no_questions')}</p>}
          <AddQuestion sectionId={id} id={cardIds.add(id)} className={css.add} />
        </div>
      )}
    </section>
  )
})
