import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { useProgressiveCount } from '../../../../lib/loading/useProgressiveCount.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/icons/siteIcons.ts'
import { SortableList } from '../../../../ui/sorting/SortableList.tsx'
import { focusField } from '../../marks/focusField.ts'
import css from './LabelList.module.css'
import { AddLabels, FillKorean, labelId, newLabels, type AddsLabels, type FillsKorean, type Labeled } from './labeled.ts'
import type { SetChoice } from './choiceSets.ts'
import type { Labels } from './parsePastedChoices.ts'

/** How many items are rendered first, and how many more at a time. */
const growth = { first: 15, step: 8 }

type Props<Item> = {
  labeled: Labeled
  questionId: string
  items: readonly Item[]
  most: number
  hasTargets?: boolean
  isMulti?: boolean
  /** Whether items have a button that pins them. */
  hasPins?: boolean
  /** Whether a new item's label must differ from all others. */
  isDistinct?: boolean
  /** The error of the last save about the list as a whole. */
  error?: string | undefined
  /** The present items, including an edit that is not rendered yet. */
  present: () => readonly Labels[]
  /** Inserts items at `index`, at the end by default, and gives the question the look; returns their ids. */
  onInsert: (labels: readonly SetChoice[], index?: number, look?: Question['look']) => string[]
  /** Writes the Korean labels of present items, from that at `index` on. */
  onFillKorean: FillsKorean
  /** Beside the button that adds an item. */
  footer?: ReactNode
  onMove: (id: string, to: number) => void
  children: (item: Item, index: number) => ReactNode
}

/** A list of labels in both languages, to add to, remove from and reorder. */
export function LabelList<Item extends { id?: string | undefined }>(props: Props<Item>) {
  const { labeled, questionId, items, most, hasTargets, isMulti, hasPins, isDistinct, error, footer, children } = props
  const { present, onInsert, onFillKorean, onMove } = props
  const t = useT()
  const [leftOut, setLeftOut] = useState(0)
  const runAfterRender = useAfterRender()
  const drawn = useProgressiveCount(items.length, growth)
  const insert = useRef({ present, onInsert })
  useEffect(() => {
    insert.current = { present, onInsert }
  })
  const add = useCallback<AddsLabels>(
    (labels, index, look) => {
      const { present, onInsert } = insert.current
      const taken = [...present()]
      const room = most - taken.length
      const added = labels.map((given) => {
        const next = given && 'label' in given ? given : { ...newLabels(labeled, taken, isDistinct), ...given }
        taken.push(next)
        return next
      })
      setLeftOut(Math.max(0, added.length - room))
      const ids = onInsert(added.slice(0, Math.max(0, room)), index, look)
      const last = ids.at(-1)
      if (last) runAfterRender(() => focusField(document.getElementById(labelId(questionId, last))))
    },
    [labeled, isDistinct, most, questionId, runAfterRender],
  )
  const fillKorean: FillsKorean = (labels, index) => {
    const rest = labels.slice(present().length - index)
    onFillKorean(labels, index)
    if (rest.length > 0) add(rest.map((label_ko) => ({ label_ko })))
  }
  return (
    <fieldset
      data-part={labeled === 'row' ? 'rows' : 'choices'}
      className={css.choices}
      data-leads={hasTargets || undefined}
      data-several={isMulti || undefined}
      data-pins={hasPins || undefined}
    >
      <legend className="below-2 weight-strong leading-140">{t(`cards.${labeled}s`)}</legend>
      <div className="shrinks ground rounded bordered">
        {items.length > 0 && (
          <div className={css.head} aria-hidden="true">
            <span>{t('cards.label')}</span>
            <span>{t('cards.label_ko')}</span>
            {hasTargets && <span>{t('cards.leads_to')}</span>}
          </div>
        )}
        <AddLabels value={add}>
          <FillKorean value={fillKorean}>
            <SortableList id={`${labeled}s of ${questionId}`} ids={items.map(({ id }) => id!)} onMove={onMove}>
              {items.slice(0, drawn).map((item, index) => children(item, index))}
            </SortableList>
          </FillKorean>
        </AddLabels>
        <div className={css.foot}>
          <Button kind="quiet" disabled={items.length >= most} onClick={() => add([null])}>
            <PlusIcon /> {t(`cards.add_${labeled}`)}
          </Button>
          {footer && <AddLabels value={add}>{footer}</AddLabels>}
        </div>
      </div>
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      <output className="text-xs leading-snug muted">
        {leftOut > 0 ? t(`cards.${labeled}s_left_out`, { count: leftOut, most }) : t(`cards.${labeled}_hint`)}
      </output>
    </fieldset>
  )
}

/** Returns a function that runs a callback after the next render, such as focusing a new item. */
function useAfterRender(): (callback: () => void) => void {
  const pending = useRef<() => void>(null)
  useEffect(() => {
    const act = pending.current
    pending.current = null
    act?.()
  })
  return useCallback((act) => {
    pending.current = act
  }, [])
}
