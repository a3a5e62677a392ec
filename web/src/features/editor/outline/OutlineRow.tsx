import type { ComponentProps } from 'react'
import type { Question, Section } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { Button } from '../../../ui/Button.tsx'
import { DragHandle } from '../../../ui/sorting/SortableList.tsx'
import { Marks } from '../marks/Marks.tsx'
import css from './Outline.module.css'

type Props = {
  part: Section | Question
  number: string
  isCurrent: boolean
  marks: ComponentProps<typeof Marks>
  onJump: () => void
}

export function OutlineRow({ part, number, isCurrent, marks, onJump }: Props) {
  const t = useT()
  const title = pickText(pair(part, 'title'))
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
