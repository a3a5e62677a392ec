import { useRef, type ReactNode } from 'react'
import {
  DragDropContext,
  type BeforeCapture,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from 'react-beautiful-dnd'
import { useT } from '../../../../lib/language/i18n.ts'
import { useEditorStore } from '../../store/useEditor.ts'
import { AdoptedStyles, AdoptStyles } from '../../../../ui/sorting/AdoptedStyles.tsx'
import { keepInPlace } from '../../../../ui/sorting/keepInPlace.ts'
import { siblings, sortable } from './sortable.ts'
import css from './SortArea.module.css'
import { useMoves } from './useMoves.ts'

/** Near the window's edge alone, by what share of its height: sooner, it scrolls away what somebody is about to drop on. */
const scrolling = { startFromPercentage: 0.1, maxScrollAtPercentage: 0.02 }

/**
 * Sections, questions and choices in it can be dragged by mouse, finger and keyboard, and what happens is announced. While something is
 * dragged there is `data-moving`; while it is sections or questions, `data-sorting` says which: what has height then folds by CSS alone.
 */
export function SortArea({ className = '', children }: { className?: string; children: ReactNode }) {
  const t = useT()
  const store = useEditorStore()
  const moves = useMoves()
  const area = useRef<HTMLDivElement>(null)

  const told = (key: 'lifted' | 'over' | 'dropped' | 'drag_cancelled', draggableId: string, index: number) =>
    t(`cards.${key}`, { at: index + 1, count: siblings(store.survey(), draggableId) })
  /** Folds or unfolds with the dragged thing where the pointer has it. */
  const fold = (draggableId: string, kind: 'sections' | 'questions' | undefined) => {
    const element = area.current
    if (!element) return
    keepInPlace(element, element.querySelector(`[data-sorted="${CSS.escape(draggableId)}"]`), () => {
      if (kind) element.dataset['sorting'] = kind
      else delete element.dataset['sorting']
    })
  }

  return (
    <AdoptedStyles>
      <DragDropContext
        autoScrollerOptions={scrolling}
        dragHandleUsageInstructions={t('work.grip_instructions')}
        onBeforeCapture={({ draggableId }: BeforeCapture) => {
          area.current?.setAttribute('data-moving', '')
          const { kind } = sortable(draggableId)
          if (kind !== 'choice') fold(draggableId, kind === 'section' ? 'sections' : 'questions')
        }}
        onDragStart={({ draggableId, source }: DragStart, { announce }: ResponderProvided) =>
          announce(told('lifted', draggableId, source.index))
        }
        onDragUpdate={({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) =>
          announce(destination ? told('over', draggableId, destination.index) : t('work.over_nothing'))
        }
        onDragEnd={({ draggableId, source, destination, reason }: DropResult, { announce }: ResponderProvided) => {
          area.current?.removeAttribute('data-moving') // before the order changes: nothing is on its way any more
          setTimeout(() => fold(draggableId, undefined)) // the drop alone is work enough for one frame
          if (reason === 'CANCEL' || !destination) return announce(told('drag_cancelled', draggableId, source.index))
          announce(told('dropped', draggableId, destination.index))
          moves.move(draggableId, destination.index)
        }}
      >
        <AdoptStyles ownMotion />
        <div ref={area} className={`${css.area} ${className}`}>
          {children}
        </div>
      </DragDropContext>
    </AdoptedStyles>
  )
}
