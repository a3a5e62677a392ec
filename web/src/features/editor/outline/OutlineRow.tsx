import type { ComponentProps } from 'react'
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd'
import type { Question, Section } from '#shared/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { words } from '../../../lib/language/words.ts'
import { Grip } from '../cards/Grip.tsx'
import { Marks } from '../cards/Marks.tsx'
import { onAltArrow } from '../../../ui/sorting/onAltArrow.ts'
import { useMoves } from '../cards/sorting/useMoves.ts'
import css from './Outline.module.css'

type Props = {
  part: Section | Question
  /** As what it is sorted. */
  name: string
  number: string
  handle: DraggableProvidedDragHandleProps | null
  isCurrent: boolean
  marks: ComponentProps<typeof Marks>
  onJump: () => void
}

/** One line of the outline. */
export function OutlineRow({ part, name, number, handle, isCurrent, marks, onJump }: Props) {
  const t = useT()
  const { moveBy } = useMoves()
  const title = words(pair(part, 'title'))
  const text = title.text || t('cards.untitled')
  return (
    <div className={css.row} data-current={isCurrent || undefined}>
      <Grip handle={handle} name={`${number} ${text}`} tabIndex={-1} />
      <button
        type="button"
        className={css.jump}
        tabIndex={-1}
        data-stop
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        aria-current={isCurrent || undefined}
        onClick={onJump}
        onKeyDown={(event) => onAltArrow(event, (step) => moveBy(name, step))}
      >
        <span className={css.number}>{number}</span>
        <span className={css.name} lang={title.lang}>
          {text}
        </span>
        <Marks {...marks} />
      </button>
    </div>
  )
}
